import { type AnyGame, type GameVersions, gameVersions } from '@faubourg/core';
import type {
  Encoding,
  GameLab,
  IncomeOf,
  ListedGame,
  TextBoard,
} from '../../games/listed-game.ts';
import {
  CatalogueError,
  catalogueAddress,
  openCatalogue as openModule,
} from '../../games/open-catalogue.ts';
import type { Bots } from '../bots/find-bot.ts';
import { outside, usage } from '../terminal/failure.ts';

export type { Encoding, Income, IncomeOf, TextBoard } from '../../games/listed-game.ts';

/** The games within reach, loaded when asked for. */
export type Catalogue = {
  /** Where the games came from, for other threads to open the same shelf. */
  readonly module: string;
  readonly ids: readonly string[];
  game(id: string): Promise<AnyGame>;
  /** The games by name and rules version; all of them, or those named that exist. */
  versions(ids?: Iterable<string>): Promise<GameVersions>;
  text(id: string): Promise<TextBoard>;
  encoding(id: string): Promise<Encoding>;
  income(id: string): Promise<IncomeOf>;
  bots(id: string): Promise<Bots>;
};

/** The games of the module that FAUBOURG_GAMES names, or our own. */
export async function openCatalogue(module?: string): Promise<Catalogue> {
  const address = catalogueAddress(module);
  const catalogue = await openModule(address).catch((error: unknown) => {
    throw error instanceof CatalogueError ? outside(error.message) : error;
  });
  const entry = (id: string): ListedGame => {
    if (Object.hasOwn(catalogue, id)) return catalogue[id]!;
    throw usage(`There is no game "${id}". There are: ${Object.keys(catalogue).join(', ')}`);
  };
  const lab = async (id: string): Promise<GameLab> => (await entry(id).lab?.()) ?? {};
  return {
    module: address,
    ids: Object.keys(catalogue),
    game: (id) => entry(id).rules(),
    versions: async (ids = Object.keys(catalogue)) => {
      const known = [...new Set(ids)].filter((id) => Object.hasOwn(catalogue, id));
      return gameVersions(await Promise.all(known.map((id) => catalogue[id]!.rules())));
    },
    text: async (id) => (await lab(id)).textBoard ?? ((view) => JSON.stringify(view, null, 2)),
    encoding: async (id) => {
      const { encoding } = await lab(id);
      if (encoding) return encoding;
      throw usage(`${id} has no encoding for learning.`);
    },
    income: async (id) => (await lab(id)).incomeOf ?? (() => []),
    bots: async (id) => {
      const { botsFor } = await import('../bots/find-bot.ts');
      return botsFor((await entry(id).bots?.()) ?? null);
    },
  };
}
