import * as games from './catalogue.ts';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';

/** The project's own games, for tests and scripts. */
export const catalogue: Catalogue = catalogueOf(games);
