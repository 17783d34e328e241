import type { AnyView, LevelName as Level, Seat } from '@faubourg/core';

/** How well a bot plays. */
export { LEVELS as levels, type LevelName as Level } from '@faubourg/core';

/** A question to a bot: what its seat sees. Never more. */
export type ThinkRequest = {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly view: AnyView;
};

/** Somebody who answers for the bots' seats. */
export interface Thinker {
  /** The answer; null leaves a question that is not owed. */
  think(question: ThinkRequest): Promise<unknown>;
  /** The kinds of question a bot wants to hear even when its answer is not owed. */
  eager(game: string, level: Level): Promise<readonly string[]>;
}
