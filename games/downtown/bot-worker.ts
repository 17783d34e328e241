/* The page's worker that answers for the bots of this game. */
import { judge } from '@faubourg/search';
import { serveBots } from '@faubourg/web/bots/worker.ts';
import * as bots from './bot/index.ts';

serveBots(bots, judge);
