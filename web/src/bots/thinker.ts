import type { AnyView, LevelName as Level, Seat } from '@faubourg/core';

/** How well a bot plays. */
export { LEVELS as levels, type LevelName as Level } from '@faubourg/core';

/** What a bot is given to decide: the view of its seat, and nothing hidden from it. */
export type ThinkRequest = {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly view: AnyView;
};

/** Computes the answers of the bots. */
export interface Thinker {
  /** The bot's answer; null if it leaves a decision that is not owed. */
  think(request: ThinkRequest): Promise<unknown>;
  /** The kinds of decision that a bot looks at even when its answer is not owed. */
  eager(game: string, level: Level): Promise<readonly string[]>;
}
