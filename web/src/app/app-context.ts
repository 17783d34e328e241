import type { AnyPlayableGame } from '@faubourg/core';
import type { Catalogue } from '../../../games/catalogue-of.ts';

/** The house as the page knows it: its games. */
export type AppContext = { readonly catalogue: Catalogue };

/** The rules of a game, or an error that says it is not here. */
export async function rulesOf(app: AppContext, id: string): Promise<AnyPlayableGame> {
  const page = app.catalogue[id]?.page;
  if (!page) throw new Error(`There is no game called "${id}" here.`);
  return page.game();
}

/** A game's title; its id where the game is not here. */
export const titleOf = (app: AppContext, id: string): string =>
  app.catalogue[id]?.credits.title ?? id;
