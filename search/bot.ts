import { type AnyView, type Json, type LevelName, LEVELS, type Seat } from '@faubourg/core';

/**
 * How long a bot may think: iterations, time, or both. Iterations give the same answer on every
 * machine. With both, the time is a cap for people who wait at a slow machine.
 */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: number }
  | { readonly milliseconds: number };

/**
 * Requests the answer now. An `AbortSignal` fits; so does a flag in shared memory, which another
 * thread can set while this one computes.
 */
export type Stop = { readonly aborted: boolean };

/** What a bot is given besides its view. */
export type ThinkOptions = {
  readonly budget: Budget;
  /**
   * The seed of the bot's randomness. With a budget of iterations, equal seeds give equal thoughts.
   */
  readonly seed: number;
  readonly signal?: Stop;
  /** The time in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
  /** Set where the numbers are wanted more than the answer: see `judge`. */
  readonly advise?: Advise;
};

/**
 * Asks for all the numbers: the explanation then lists every answer that was looked at and the
 * asked ones, a seat with a single answer is judged too, and `details` may hold more. The view
 * alone decides them, as ever.
 */
export type Advise = { readonly asked: readonly unknown[] };

/** An answer with a number between 0 and 1: how likely it is chosen, or what it is worth. */
export type WeightedAnswer<Answer> = { readonly answer: Answer; readonly chance: number };

/** An answer a bot considered, and its result. */
export type ConsideredAnswer<Answer> = {
  readonly answer: Answer;
  /** The share of the victory the bot expects from it. */
  readonly share: number;
  /** The part of the search spent on it, 0 to 1. */
  readonly effort: number;
};

/** Why an answer was chosen, in the numbers that decided. */
export type Explanation<Answer> = {
  /** The best answers first. */
  readonly moves: readonly ConsideredAnswer<Answer>[];
  /** The method that found the answer: 'tree', 'exact', 'one-step', 'only'. */
  readonly method: string;
  readonly iterations: number;
  /** Further data for the game's own sentences: gains by business, votes expected. */
  readonly details?: { readonly [field: string]: Json };
};

/** An answer and its explanation. */
export type Thought<Answer> = {
  /** Null declines a decision that is not owed; not allowed for an owed one. */
  readonly answer: Answer | null;
  /** The mix the answer was drawn from; likeliest first, adds up to 1. */
  readonly mix: readonly WeightedAnswer<Answer>[];
  /** The expected share of the victory of every seat; null if the bot has no estimate. */
  readonly shares: readonly number[] | null;
  readonly explanation: Explanation<Answer>;
};

/** Answers for a seat, given only what that seat sees. */
export interface Bot<View extends AnyView = AnyView, Answer = unknown> {
  readonly name: string;
  /** Finds an answer for the seat that this view belongs to. */
  think(view: View, options: ThinkOptions): Promise<Thought<Answer>>;
  /** Kinds of decisions it wants to be asked even when its answer is not owed. */
  readonly eager?: readonly string[];
}

/** The levels people choose from. */
export { LEVELS, type LevelName };

/**
 * The budget of a level, the same where it is measured and where people meet it. Levels also differ
 * by evaluator, horizon, candidates and temperature.
 */
export type Level = {
  readonly iterations: number;
  /** Milliseconds after which it answers in any case. On a common computer it needs far less. */
  readonly milliseconds: number;
  /** Iterations of a thought in a judgement, which needs several; `iterations` by default. */
  readonly judged?: number;
};

/** Iterations of one thought in a judgement by a level. */
export const judgedIterations = ({ iterations, judged }: Level): number => judged ?? iterations;

/** Something for every level. */
export type ByLevel<T> = { readonly [level in LevelName]: T };

/** Makes something for every level. */
export const eachLevel = <T>(make: (level: LevelName) => T): ByLevel<T> =>
  // All levels are named, each once.
  Object.fromEntries(LEVELS.map((level) => [level, make(level)])) as ByLevel<T>;

/** What `games/<game>/bot/index.ts` exports. */
export type GameBots<View extends AnyView = AnyView, Answer = unknown> = {
  readonly levels: ByLevel<Level>;
  /** The names of the characters that its bots can have, at every level. */
  readonly characters?: readonly string[];
  /** The bot of a level. A character changes how it plays, not how well; unknown ones do nothing. */
  bot(level: LevelName, character?: string): Bot<View, Answer>;
};

/** A number by which the characters of a game's bots differ, read from the answers that they give. */
export type Trait = {
  readonly name: string;
  /** The mean over its answers, or the sum over each game. */
  readonly by: 'answer' | 'game';
  /** Null: the answer does not count. */
  of(view: AnyView, answer: unknown): number | null;
};

/** Any bot, where types do not matter. Methods are bivariant, so every bot is assignable. */
export type AnyBot = Bot<AnyView, unknown>;
/** The bots of any game, where types do not matter. */
export type AnyGameBots = GameBots<AnyView, unknown>;

/** The seat a view belongs to; a spectator has nothing to answer. */
export function seatOf(view: AnyView): Seat {
  if (view.viewer === null) throw new Error('a bot was given a spectator’s view');
  return view.viewer;
}
