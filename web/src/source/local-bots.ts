import type { AnyView, Decision, Seat } from '@faubourg/core';
import type { Level, Thinker } from '../bots/thinker.ts';
import type { SeatPlan } from './players.ts';

/** What the bots need from the source of their game. */
export type BotSeats = {
  readonly game: string;
  readonly plan: readonly SeatPlan[];
  row(): number;
  decisions(): readonly Decision[];
  view(seat: Seat): AnyView;
  /** Gives the answer; resolves to whether it was accepted. */
  give(seat: Seat, answer: unknown): Promise<boolean>;
  /** Gives the fallback answer for the seat. */
  fallBack(seat: Seat): Promise<void>;
};

/** The bots of a local game. Each works on one decision at a time. */
export class LocalBots {
  #table: BotSeats;
  #thinker: Thinker;
  #thinking = new Set<Seat>();
  /** The row at which a bot last left a decision that is not owed. */
  #left = new Map<Seat, number>();
  #eager = new Map<Level, readonly string[]>();
  #closed = false;

  constructor(table: BotSeats, thinker: Thinker) {
    this.#table = table;
    this.#thinker = thinker;
  }

  close(): void {
    this.#closed = true;
  }

  #levelOf(seat: Seat): Level | null {
    const { kind, level } = this.#table.plan[seat]!;
    return kind === 'bot' ? (level ?? 'regular') : null;
  }

  /** Starts every bot that has a decision to make and is not thinking already. */
  wake(): void {
    if (this.#closed) return;
    for (const { seat, kind, owed } of this.#table.decisions()) {
      const level = this.#levelOf(seat);
      if (level === null || this.#thinking.has(seat)) continue;
      const eager = this.#eager.get(level);
      if (!owed && eager === undefined) void this.#loadEager(level);
      const wanted = owed || (eager?.includes(kind) && this.#left.get(seat) !== this.#table.row());
      if (wanted) void this.#think(seat, level);
    }
  }

  async #loadEager(level: Level): Promise<void> {
    this.#eager.set(level, []);
    const kinds = await this.#thinker.eager(this.#table.game, level).catch(() => []);
    this.#eager.set(level, kinds);
    if (kinds.length > 0) this.wake();
  }

  async #think(seat: Seat, level: Level): Promise<void> {
    const table = this.#table;
    this.#thinking.add(seat);
    const row = table.row();
    const request = { game: table.game, seat, level, view: table.view(seat) };
    const answer = await this.#thinker.think(request).catch((error: unknown) => {
      // The game goes on with the fallback answer; the console shows the reason.
      console.error(error);
    });
    this.#thinking.delete(seat);
    if (this.#closed) return;
    const open = table.decisions().filter((decision) => decision.seat === seat);
    const moved = table.row() !== row;
    if (answer === null) this.#left.set(seat, row);
    else if (open.length > 0 && (answer === undefined || !(await table.give(seat, answer)))) {
      // If the table has moved on, the refusal is no fault of the bot; otherwise the fallback is given.
      if (!moved && open.some(({ owed }) => owed)) await table.fallBack(seat);
      else if (!moved) this.#left.set(seat, row);
    }
    if (moved) this.wake();
  }
}
