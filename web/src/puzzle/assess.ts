import type { AnyAnswer, Puzzle } from '@faubourg/core';
import { includesAnswer, sameValue } from '../lesson/match.ts';

/** What an answer is worth: it solves the puzzle, leads on to its solution, or is worth less. */
export type Assessment =
  | { readonly kind: 'solved' | 'leads-on' }
  /** `exact`: the value is the answer's own; otherwise no more than this. */
  | { readonly kind: 'worse'; readonly value: number; readonly exact: boolean };

/** The best plans that begin with these answers, in any order. */
export const plansWith = (
  { best }: Puzzle,
  given: readonly AnyAnswer[],
): readonly (readonly AnyAnswer[])[] =>
  best.filter((plan) => given.every((answer) => includesAnswer(plan, answer)));

/** Assesses an answer after those already given, by the data of the puzzle alone. */
export function assess(
  puzzle: Puzzle,
  given: readonly AnyAnswer[],
  attempt: AnyAnswer,
): Assessment {
  const plans = plansWith(puzzle, [...given, attempt]);
  if (plans.some((plan) => plan.length === given.length + 1)) return { kind: 'solved' };
  if (plans.length > 0) return { kind: 'leads-on' };
  const known = puzzle.others.find(([answer]) => sameValue(answer, attempt));
  // After a first step, the value of another one is only a limit for both.
  const exact = known !== undefined && given.length === 0;
  return { kind: 'worse', value: known?.[1] ?? puzzle.rest, exact };
}
