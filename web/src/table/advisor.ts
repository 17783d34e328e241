import type { AnyAnswer } from '@faubourg/core';
import type { Sentence, Words } from '../words/sentence.ts';

/** An answer that the coach shows, and the letter that stands for it on the picture. */
export type AdvisedAnswer<Answer = AnyAnswer> = {
  readonly letter: string;
  readonly answer: Answer;
};

/** What a coach needs of a game, and what it adds to the table. All of it is loaded when asked for. */
export type Advisor = {
  /** Starts a worker of the game's bots. */
  start(): Worker;
  /** The game's `table/coach.ts`; null if the game has no sentences of its own. */
  game(): Promise<unknown>;
  /** The game's words for the coach in this language. */
  words(language: string): Promise<Words>;
  /** Whether the game was begun with the coach on, as after a guided first game. */
  readonly coached: boolean;
  /**
   * Set while doubtful answers are held once: what speaks against an answer, or null. The same
   * answer given again is not held.
   */
  secondLook?: ((answer: unknown) => Promise<Sentence | null>) | null;
  /** Ends the coach's worker, once it was started. */
  close?: (() => void) | null;
};
