import type { AnyGame } from '@faubourg/core';
import type { Credits, RegisteredGame } from '../../../games/registry.ts';

/** The house as the page knows it: its games, whose they are, and a worker that thinks for bots. */
export type AppContext = {
  readonly catalogue: { readonly [id: string]: RegisteredGame };
  readonly credits: readonly Credits[];
  startBotWorker(): Worker;
};

/** The rules of a game, or an error that says it is not here. */
export async function rulesOf(app: Pick<AppContext, 'catalogue'>, id: string): Promise<AnyGame> {
  const game = app.catalogue[id];
  if (!game) throw new Error(`There is no game called "${id}" here.`);
  return game.rules();
}
