import { serveThinking } from '../../src/bots/worker.ts';
import { rulesOf } from '../../src/house.ts';
import { games } from './games.ts';

serveThinking((id) => rulesOf({ games }, id));
