import * as games from './catalogue.ts';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';

/** Our own games, for programs that serve no others: tests and scripts. */
export const catalogue: Catalogue = catalogueOf(games);
