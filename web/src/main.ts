import * as games from '../../games/catalogue.ts';
import { catalogueOf } from '../../games/catalogue-of.ts';
import { start } from './start.ts';

await start({ catalogue: catalogueOf(games) });
