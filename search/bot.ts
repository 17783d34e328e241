import { type AnyView, type Json, type LevelName, LEVELS, type Seat } from '@faubourg/core';

/**
 * How long a bot may think. Iterations give the same answer everywhere (tests, arena, analysis);
 * milliseconds are for people who wait.
 */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/**
 * Says that the answer is wanted now. An `AbortSignal` is one; so is a flag in shared memory,
 * which another thread can raise while this one computes.
 */
export type Stop = { readonly aborted: boolean };

/** What a bot is given besides its view. */
export type ThinkOptions = {
  readonly budget: Budget;
  /** The bot's own luck. With a budget of iterations, equal seeds give equal thoughts. */
  readonly seed: number;
  readonly signal?: Stop;
  /** Where the time is read, in milliseconds; from the thread's own clock if not said. */
  readonly now?: () => number;
};

/** An answer with a number between 0 and 1: how likely it is chosen, or what it is worth. */
export type WeightedAnswer<Answer> = { readonly answer: Answer; readonly chance: number };

/** One answer a bot looked at, and what it found. */
export type ConsideredAnswer<Answer> = {
  readonly answer: Answer;
  /** The share of the victory the bot expects from it. */
  readonly share: number;
  /** How much of the thinking went there, 0 to 1. */
  readonly effort: number;
};

/** Where an answer came from, in the numbers that chose it. */
export type Explanation<Answer> = {
  /** The best answers first. */
  readonly moves: readonly ConsideredAnswer<Answer>[];
  /** How the answer was found, in the bot's words: 'tree', 'exact', 'one-step', 'only'. */
  readonly method: string;
  readonly iterations: number;
  /** What the game's own words need beyond that: gains by business, votes expected. */
  readonly details?: { readonly [field: string]: Json };
};

/** An answer, and what led to it. */
export type Thought<Answer> = {
  /** Null leaves a question that is not owed, and only such a one. */
  readonly answer: Answer | null;
  /** The mix the answer was drawn from; likeliest first, adds up to 1. */
  readonly mix: readonly WeightedAnswer<Answer>[];
  /** The share of the victory every seat can expect; null where the bot has no idea. */
  readonly shares: readonly number[] | null;
  readonly explanation: Explanation<Answer>;
};

/** Somebody who answers for a seat and sees what that seat sees, nothing else. */
export interface Bot<View extends AnyView = AnyView, Answer = unknown> {
  readonly name: string;
  /** Finds an answer for the seat that this view belongs to. */
  think(view: View, asking: ThinkOptions): Promise<Thought<Answer>>;
  /** Questions (`Decision.kind`) it wants to hear even when its answer is not owed. */
  readonly eager?: readonly string[];
}

/** The levels people choose from. */
export { LEVELS, type LevelName };

/** What a level stands for. Levels differ by horizon, candidates and temperature. */
export type Level = {
  /** The budget with which its rating was measured. */
  readonly iterations: number;
  /** How long it may take where people wait. */
  readonly milliseconds: number;
};

/** What `games/<game>/bot/index.ts` exports. */
export type GameBots<View extends AnyView = AnyView, Answer = unknown> = {
  readonly levels: { readonly [level in LevelName]: Level };
  /** The bot of a level. */
  bot(level: LevelName): Bot<View, Answer>;
};

/** Any game's bots, where types do not matter. Methods are bivariant: every room fits. */
export type AnyBot = Bot<AnyView, unknown>;
/** The bots of any game, where types do not matter. */
export type AnyGameBots = GameBots<AnyView, unknown>;

/** The seat a view belongs to; a spectator has nothing to answer. */
export function seatOf(view: AnyView): Seat {
  if (view.viewer === null) throw new Error('a bot was given a spectator’s view');
  return view.viewer;
}
