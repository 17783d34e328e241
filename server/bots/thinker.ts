import type { Json } from '@faubourg/core';

/** What a bot is asked: everything its seat may know, and nothing else. */
export type Question = {
  readonly game: string;
  readonly rules: number;
  readonly view: Json;
  readonly seat: number;
  readonly level: number;
  /** Whether the game waits for this answer; otherwise the bot may leave it. */
  readonly owed: boolean;
  /** Milliseconds to think. */
  readonly budget: number;
  readonly seed: number;
};

/** Something that thinks about questions, elsewhere than in the event loop. */
export interface Thinker {
  /** An answer, or null to leave the question. Rejects when the bot failed or took too long. */
  think(question: Question): Promise<Json | null>;
  /** Questions waiting for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
