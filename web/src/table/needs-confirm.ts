import type { AnyAnswer, Choice } from '@faubourg/core';
import { isListed } from './choices.ts';

/** A press that has completed the draft of an answer. */
export type LastPress = {
  readonly answers: readonly AnyAnswer[];
  /** All choices of the draft, the pressed one last. */
  readonly choices: readonly Choice[];
  /** Whether the value was asked for; otherwise it replaced another one. */
  readonly asked: boolean;
  /** Whether its field is chosen on the board. */
  readonly onBoard: boolean;
};

/**
 * Whether an answer waits for the commit button. A question with two buttons does not, nor an answer
 * that more than one press has made: its parts were seen before it was complete. A single press out
 * of many is easily a slip, and nothing shows that an entry of a list is the last one.
 */
export function needsConfirm({ answers, choices, asked, onBoard }: LastPress): boolean {
  if (answers.length === 2 && !onBoard) return false;
  const { field } = choices.at(-1)!;
  const several = choices.some((earlier) => earlier.field !== field);
  return !several || !asked || isListed(answers, field);
}
