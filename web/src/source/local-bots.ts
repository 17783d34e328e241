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

/** Milliseconds for which bots begin nothing while a person builds an answer. */
const PATIENCE = 30_000;

/** Paces between two bots that speak, and between two that answer the same step of a person. */
const SLOWLY = 2;
const QUICKLY = 0.5;

/**
 * The bots of a local game. Each works on one decision at a time. Where they also talk unasked, as
 * in a trade, they speak one at a time, with a pause in between that a person can follow; whatever a
 * person does is answered at once.
 */
export class LocalBots {
  #table: BotSeats;
  #thinker: Thinker;
  #thinking = new Set<Seat>();
  /** Whether one of the bots that talk is thinking. */
  #speaking = false;
  /** The row at which a bot last left a decision that is not owed. */
  #left = new Map<Seat, number>();
  /** The kinds of decision in which a level talks; null while they are being loaded. */
  #eager = new Map<Level, readonly string[] | null>();
  #closed = false;
  /** The pause after a bot has spoken, and the timer that ends it. */
  readonly #pace: () => number;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The bots that have not yet looked at the last step of a person. */
  #addressed = new Set<Seat>();
  /** Until when bots begin nothing, because a person builds an answer; 0: nobody does. */
  #patientUntil = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The bot that spoke last: the next one speaks before it does again. */
  #lastSpeaker = -1;

  constructor(table: BotSeats, thinker: Thinker, pace: () => number = () => 0) {
    this.#table = table;
    this.#thinker = thinker;
    this.#pace = pace;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
  }

  /** A person has given an answer: every bot looks at it at once. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#addressed = new Set(this.#table.plan.keys());
    this.#patientUntil = 0;
  }

  /** A person begins or ends to build an answer: bots wait with what they would begin. */
  composing(on: boolean): void {
    if (on === this.#patientUntil > Date.now()) return;
    clearTimeout(this.#patience);
    this.#patientUntil = on ? Date.now() + PATIENCE : 0;
    if (on) this.#patience = setTimeout(() => this.wake(), PATIENCE);
    else this.wake();
  }

  #levelOf(seat: Seat): Level | null {
    const { kind, level } = this.#table.plan[seat]!;
    return kind === 'bot' ? (level ?? 'regular') : null;
  }

  /** Starts every bot that has a decision to make and is not thinking already. */
  wake(): void {
    if (this.#closed) return;
    const talking: { readonly seat: Seat; readonly level: Level }[] = [];
    for (const { seat, kind, owed } of this.#table.decisions()) {
      const level = this.#levelOf(seat);
      if (level === null || this.#thinking.has(seat)) continue;
      const eager = this.#eager.get(level);
      if (eager === undefined) void this.#loadEager(level);
      if (!eager) continue;
      if (!eager.includes(kind)) {
        if (owed) void this.#think(seat, level, false);
      } else if (this.#left.get(seat) !== this.#table.row()) talking.push({ seat, level });
    }
    this.#wakeSpeaker(talking);
  }

  /** Starts one of the bots that talk, unless one of them thinks or has just spoken. */
  #wakeSpeaker(bots: readonly { readonly seat: Seat; readonly level: Level }[]): void {
    if (this.#speaking || this.#silence !== undefined) return;
    const addressed = bots.filter(({ seat }) => this.#addressed.has(seat));
    if (addressed.length === 0 && this.#patientUntil > Date.now()) return;
    const among = addressed.length > 0 ? addressed : bots;
    const next = among.find(({ seat }) => seat > this.#lastSpeaker) ?? among[0];
    if (next) void this.#think(next.seat, next.level, true);
  }

  /** Lets time pass after a bot has spoken: less between bots that answer the same person. */
  #fallSilent(): void {
    const pause = this.#pace() * (this.#addressed.size > 0 ? QUICKLY : SLOWLY);
    if (pause === 0) return;
    this.#silence = setTimeout(() => {
      this.#silence = undefined;
      this.wake();
    }, pause);
  }

  async #loadEager(level: Level): Promise<void> {
    this.#eager.set(level, null);
    const kinds = await this.#thinker.eager(this.#table.game, level).catch(() => []);
    this.#eager.set(level, kinds);
    this.wake();
  }

  async #think(seat: Seat, level: Level, talks: boolean): Promise<void> {
    const table = this.#table;
    this.#thinking.add(seat);
    this.#speaking ||= talks;
    const row = table.row();
    const request = {
      game: table.game,
      seat,
      level,
      character: table.plan[seat]!.character,
      // Who talks answers at once: the pause comes after what was said.
      pace: talks ? 0 : this.#pace(),
      view: table.view(seat),
    };
    const answer = await this.#thinker.think(request).catch((error: unknown) => {
      // The game goes on with the fallback answer; the console shows the reason.
      console.error(error);
    });
    this.#thinking.delete(seat);
    if (this.#closed) return;
    const open = table.decisions().filter((decision) => decision.seat === seat);
    const moved = table.row() !== row;
    // A thought about an earlier row was no answer to what a person did since.
    if (!moved) this.#addressed.delete(seat);
    if (answer === null) this.#left.set(seat, row);
    else if (open.length > 0 && (answer === undefined || !(await table.give(seat, answer)))) {
      // If the table has moved on, the refusal is no fault of the bot; otherwise the fallback is given.
      if (!moved && open.some(({ owed }) => owed)) await table.fallBack(seat);
      else if (!moved) this.#left.set(seat, row);
    } else if (talks) {
      this.#lastSpeaker = seat;
      this.#fallSilent();
    }
    if (talks) this.#speaking = false;
    if (moved || talks) this.wake();
  }
}
