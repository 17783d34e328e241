import type { AnyAnswer, Position, Seat } from '@faubourg/core';

/**
 * A guided first game: `games/<game>/lessons/first-game.json`. Its sentences are in the game's
 * `words/lesson-<language>.ts`, under ids made of the step's id: see `lesson-words.ts`.
 */
export type LessonData = {
  readonly format: 'faubourg/lesson';
  readonly version: 1;
  readonly game: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
};

/** One idea: a position, what the learner is to do there, and what the bots answer. */
export type LessonStep = {
  readonly id: string;
  /** Parts of the game's table that have no meaning yet: names of its `table/parts.ts`. */
  readonly hide?: readonly string[];
  readonly position: Position;
  /** The moves of the step, in order. Empty: a real game begins here. The learner has seat 0. */
  readonly script: readonly LessonMove[];
  /** What to say about answers that do not lead on. The first that matches is said. */
  readonly otherwise: readonly Otherwise[];
};

export type LessonMove = LearnerMove | BotMove;

export type LearnerMove = {
  readonly by: 'learner';
  /** The answers that lead on; `any`: every legal one. */
  readonly accept: readonly AnyAnswer[] | 'any';
  /** Other answers that lead on in another way: the script after each replaces the rest. */
  readonly branches?: readonly {
    readonly accept: readonly AnyAnswer[];
    readonly script: readonly LessonMove[];
  }[];
};

export type BotMove = { readonly by: 'bot'; readonly seat: Seat; readonly answer: AnyAnswer };

/** A pattern of answers, and whether the rules allow them. */
export type Otherwise = {
  /** Fields that the attempt must have, with this value; `*`: with any. */
  readonly match: AnyAnswer;
  /** The code with which the rules refuse it; absent: the rules allow it. */
  readonly refused?: string;
};
