import type { Options } from '@faubourg/core';

/**
 * All that an arena depends on. The same spec gives the same results with any number of threads.
 */
export type ArenaSpec = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** One for each seat. */
  readonly contenders: readonly string[];
  readonly games: number;
  readonly seed: number;
};

/**
 * The result of one game by contender, and the time each contender took, which depends on the
 * machine.
 */
export type ArenaGame = {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly milliseconds: readonly number[];
  readonly answers: readonly number[];
};
