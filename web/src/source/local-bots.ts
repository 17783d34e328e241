import type { AnyView, Decision, Seat } from '@faubourg/core';
import type { Level, Thinker } from '../bots/thinker.ts';
import type { SeatPlan } from './players.ts';

/** What the bots need from their table. */
export type BotSeats = {
  readonly game: string;
  readonly plan: readonly SeatPlan[];
  row(): number;
  decisions(): readonly Decision[];
  view(seat: Seat): AnyView;
  /** Gives the answer; tells whether it was taken. */
  give(seat: Seat, answer: unknown): Promise<boolean>;
  /** Gives a harmless answer in the seat's place. */
  fallBack(seat: Seat): Promise<void>;
};

/** The bots of a local game: each thinks about one question at a time. */
export class LocalBots {
  #table: BotSeats;
  #thinker: Thinker;
  #thinking = new Set<Seat>();
  /** The row at which a bot last left a question that is not owed. */
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

  /** Lets every bot think that has something to think about. */
  wake(): void {
    if (this.#closed) return;
    for (const { seat, kind, owed } of this.#table.decisions()) {
      const level = this.#levelOf(seat);
      if (level === null || this.#thinking.has(seat)) continue;
      const eager = this.#eager.get(level);
      if (!owed && eager === undefined) void this.#ask(level);
      const wanted = owed || (eager?.includes(kind) && this.#left.get(seat) !== this.#table.row());
      if (wanted) void this.#think(seat, level);
    }
  }

  async #ask(level: Level): Promise<void> {
    this.#eager.set(level, []);
    const kinds = await this.#thinker.eager(this.#table.game, level).catch(() => []);
    this.#eager.set(level, kinds);
    if (kinds.length > 0) this.wake();
  }

  async #think(seat: Seat, level: Level): Promise<void> {
    const table = this.#table;
    this.#thinking.add(seat);
    const row = table.row();
    const question = { game: table.game, seat, level, view: table.view(seat) };
    const answer = await this.#thinker.think(question).catch((error: unknown) => {
      // The game goes on without it; whoever looks into it finds the reason.
      console.error(error);
    });
    this.#thinking.delete(seat);
    if (this.#closed) return;
    const asked = table.decisions().filter((decision) => decision.seat === seat);
    const moved = table.row() !== row;
    if (answer === null) this.#left.set(seat, row);
    else if (asked.length > 0 && (answer === undefined || !(await table.give(seat, answer)))) {
      // The table may have moved on; a bot that errs for good gives a harmless answer.
      if (!moved && asked.some(({ owed }) => owed)) await table.fallBack(seat);
      else if (!moved) this.#left.set(seat, row);
    }
    if (moved) this.wake();
  }
}
