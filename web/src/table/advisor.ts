import type { AnyAnswer, Json } from '@faubourg/core';
import type { Sentence, Words } from '../words/sentence.ts';

/** An answer that the coach shows, and the letter that stands for it on the picture. */
export type AdvisedAnswer<Answer = AnyAnswer> = {
  readonly letter: string;
  readonly answer: Answer;
};

/**
 * The letters of the answers that contain this value; null: none. A later field of an answer counts
 * only where the draft agrees with the fields before it: plots belong to their lot.
 */
export function lettersOn(
  advice: readonly AdvisedAnswer[],
  draft: { readonly [field: string]: Json | undefined },
  field: string,
  value: Json,
): string | null {
  const letters = advice.filter(({ answer }) => {
    const fields = Object.entries(answer);
    const at = fields.findIndex(([name]) => name === field);
    const own = fields[at]?.[1];
    const here = own === value || (Array.isArray(own) && own.includes(value));
    const before = fields.slice(0, at);
    return here && before.every(([name, one]) => (draft[name] ?? one) === one);
  });
  return letters.length === 0 ? null : letters.map(({ letter }) => letter).join(' ');
}

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
