import { serveThinking } from '../../src/bots/worker.ts';
import { games } from './games.ts';

serveThinking(games);
