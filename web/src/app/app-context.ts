import type { AnyPlayableGame } from '@faubourg/core';
import type { Catalogue } from '../../../games/catalogue-of.ts';

/** What all screens of the page share: the games. */
export type AppContext = { readonly catalogue: Catalogue };

/** The newest rules of a game, for new games. Throws if the page has no such game. */
export async function rulesOf(app: AppContext, id: string): Promise<AnyPlayableGame> {
  const page = app.catalogue[id]?.page;
  if (!page) throw new Error(`There is no game called "${id}" here.`);
  return page.game();
}

/** A game's title, or its id if the page has no such game. */
export const titleOf = (app: AppContext, id: string): string =>
  app.catalogue[id]?.credits.title ?? id;
