import type { ListedGame } from './listed-game.ts';

/** Games by id, in the order of their years. */
export type Catalogue = { readonly [id: string]: ListedGame };

/** The catalogue of the games that a module exports, such as `catalogue.ts`. */
export function catalogueOf(module: { readonly [name: string]: ListedGame }): Catalogue {
  const games = Object.values(module).sort(
    (a, b) => a.credits.year - b.credits.year || (a.id < b.id ? -1 : 1),
  );
  return Object.fromEntries(games.map((game) => [game.id, game]));
}
