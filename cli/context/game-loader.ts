import { type AnyGame, type GameVersions, gameVersions } from '@faubourg/core';
import type {
  BoardReport,
  Encoding,
  GameCli,
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

export type {
  Encoding,
  Income,
  IncomeOf,
  PlaceIncome,
  ReportMap,
  TextBoard,
} from '../../games/listed-game.ts';

/** The games of a catalogue. Each part of a game is loaded when it is needed. */
export type GameLoader = {
  /** The address of the module of the catalogue, from which other threads load the same games. */
  readonly module: string;
  readonly ids: readonly string[];
  /** The game's name for people. */
  title(id: string): string;
  game(id: string): Promise<AnyGame>;
  /** The games by id and rules version: all of them, or those of these ids that exist. */
  versions(ids?: Iterable<string>): Promise<GameVersions>;
  text(id: string): Promise<TextBoard>;
  encoding(id: string): Promise<Encoding>;
  income(id: string): Promise<IncomeOf>;
  /** Null if the game has no board to draw. */
  boardReport(id: string): Promise<BoardReport | null>;
  bots(id: string): Promise<Bots>;
};

/** Opens the module that FAUBOURG_GAMES names, or the catalogue of this project. */
export async function openGames(module?: string): Promise<GameLoader> {
  const address = catalogueAddress(module);
  const catalogue = await openModule(address).catch((error: unknown) => {
    throw error instanceof CatalogueError ? outside(error.message) : error;
  });
  const listed = (id: string): ListedGame => {
    if (Object.hasOwn(catalogue, id)) return catalogue[id]!;
    throw usage(`There is no game "${id}". There are: ${Object.keys(catalogue).join(', ')}`);
  };
  const cliPart = async (id: string): Promise<GameCli> => (await listed(id).cli?.()) ?? {};
  return {
    module: address,
    ids: Object.keys(catalogue),
    title: (id) => listed(id).credits.title,
    game: (id) => listed(id).rules(),
    versions: async (ids = Object.keys(catalogue)) => {
      const known = [...new Set(ids)].filter((id) => Object.hasOwn(catalogue, id));
      return gameVersions(await Promise.all(known.map((id) => catalogue[id]!.rules())));
    },
    text: async (id) => (await cliPart(id)).textBoard ?? ((view) => JSON.stringify(view, null, 2)),
    encoding: async (id) => {
      const { encoding } = await cliPart(id);
      if (encoding) return encoding;
      throw usage(`${id} has no encoding for learning.`);
    },
    income: async (id) => (await cliPart(id)).incomeOf ?? (() => []),
    boardReport: async (id) => (await cliPart(id)).boardReport ?? null,
    bots: async (id) => {
      const { botsFor } = await import('../bots/find-bot.ts');
      return botsFor((await listed(id).bots?.()) ?? null);
    },
  };
}
