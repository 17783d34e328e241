/* The worker that thinks for the bots of every game in the registry. */
import { registry } from '../../games/registry.ts';
import { serveBots } from './bots/worker.ts';

serveBots(registry);
