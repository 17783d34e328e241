import type { AnyView, Json } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';

/** What a bot is asked: everything its seat may know, and nothing else. */
export type Question = {
  readonly game: string;
  readonly rules: number;
  readonly view: AnyView;
  readonly seat: number;
  readonly level: LevelName;
  /** The kinds of question it is asked. */
  readonly kinds: readonly string[];
  /** Whether the game waits for this answer; otherwise the bot may leave it. */
  readonly owed: boolean;
  /** The most milliseconds to think; a level may take less. */
  readonly budget: number;
  readonly seed: number;
};

/** For whom a question is thought about: it decides when, and is none of the bot's business. */
export type Errand = {
  /** Who opened the table. */
  readonly host: string;
  /** Whether people play at it. */
  readonly people: boolean;
};

/** Something that thinks about questions, elsewhere than in the event loop. */
export interface Thinker {
  /** An answer, or null to leave the question. Rejects when the bot failed or took too long. */
  think(question: Question, errand: Errand): Promise<Json | null>;
  /** Questions waiting for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
