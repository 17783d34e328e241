import type { Options } from '@faubourg/core';

/** All that an arena depends on: the same spec gives the same result, whatever the threads. */
export type ArenaSpec = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** One for each seat. */
  readonly contenders: readonly string[];
  readonly games: number;
  readonly seed: number;
};

/** What came of one game, by contender, and the time each took, which depends on the machine. */
export type ArenaGame = {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly milliseconds: readonly number[];
  readonly answers: readonly number[];
};
