import {
  type AnyGame,
  type AnyView,
  type GameVersions,
  type Json,
  randomAnswer,
} from '@faubourg/core';
import type { Frame } from '../client.ts';
import { type Opened, startTable } from '../tables.ts';
import type { Malformed } from './malformed.ts';

/** Requests and messages after which another table is opened. */
const USES = 100;

export type ScratchTable = Opened & {
  /** The turn and a legal answer of its first person at the beginning. */
  readonly turn: number;
  readonly answer: Json;
};

/**
 * Tables at which anything may happen, of every game in turn: malformed answers to them get as far
 * as the rules.
 */
export class ScratchTables {
  readonly #address: string;
  readonly #games: GameVersions;
  readonly #malformed: Malformed;
  #table: Promise<ScratchTable> | null = null;
  #opened = 0;
  #uses = 0;

  constructor(address: string, games: GameVersions, malformed: Malformed) {
    this.#address = address;
    this.#games = games;
    this.#malformed = malformed;
  }

  /** The table of the moment. */
  get(): Promise<ScratchTable> {
    if (this.#table === null || this.#uses++ >= USES) {
      this.#uses = 0;
      const { games } = this.#games;
      this.#table = this.#open(games[this.#opened++ % games.length]!);
    }
    return this.#table;
  }

  async #open(game: AnyGame): Promise<ScratchTable> {
    const opened = await startTable(this.#address, Math.max(2, game.seats.min), { game: game.id });
    // Some seat owes an answer.
    for (const client of opened.clients) {
      const { frame } = await client.ok('GET', `/api/tables/${opened.table}`);
      const { turn, view, you, asks } = frame as unknown as Frame;
      if (turn === null || !asks.some(({ seat, owed }) => seat === you && owed)) continue;
      const { chance } = this.#malformed;
      const state = game.resample(view as unknown as AnyView, chance);
      const answer = randomAnswer(game, state, you!, chance);
      const others = opened.clients.filter((other) => other !== client);
      return { ...opened, clients: [client, ...others], turn, answer };
    }
    throw new Error(`nobody owes an answer at the beginning of ${game.id}`);
  }
}
