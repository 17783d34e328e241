import type { AnyView, Json, LevelName } from '@faubourg/core';

/** What a bot gets: everything its seat may know, and nothing else. */
export type ThinkRequest = {
  readonly game: string;
  readonly rules: number;
  readonly view: AnyView;
  readonly seat: number;
  readonly level: LevelName;
  /** The character of the bot, if it has one. */
  readonly character?: string | undefined;
  /** The kinds of the seat's open decisions. */
  readonly kinds: readonly string[];
  /** Whether the game waits for this answer; otherwise the bot may decline. */
  readonly owed: boolean;
  /** The most milliseconds to think; a level may use less. */
  readonly budget: number;
  readonly seed: number;
};

/** Decides a request's place in the queue. Not passed to the bot. */
export type ThinkPriority = {
  /** To whom the bots' time of the table is charged: see `Payers`. */
  readonly payer: string;
  /** The person who opened the table. */
  readonly host: string;
  /** Whether people play at the table. */
  readonly people: boolean;
  /** About how many milliseconds the bot will think. */
  readonly cost: number;
};

/** What a bot has found. */
export type Found = {
  /** Null if the bot declines. */
  readonly answer: Json | null;
  /** How close the choice was, 0 to 1; absent: clear. */
  readonly doubt?: number;
};

/** Finds the answers of bots outside the event loop. */
export interface Thinker {
  /** Rejects if the bot failed or took too long. */
  think(request: ThinkRequest, priority: ThinkPriority): Promise<Found>;
  /** Requests that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
