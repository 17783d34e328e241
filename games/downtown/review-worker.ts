/* The page's worker that reviews finished games of this game. */
import { reviewGame } from '@faubourg/search';
import { serveReview } from '@faubourg/web/review/worker.ts';
import * as bots from './bot/index.ts';
import { downtown } from './rules/index.ts';

serveReview(downtown, bots, reviewGame);
