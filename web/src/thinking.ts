/* The worker that thinks for the bots of every game in the registry. */
import { registry } from '../../games/registry.ts';
import { serveThinking } from './bots/worker.ts';

serveThinking(registry);
