import type { Outcome, Seat } from '@faubourg/core';
import type { Review } from '../../../games/listed-game.ts';
import type { FirstTry } from '../source/first-try.ts';
import { ranking } from '../table/verdict.ts';

/** A seat's result: its place, its score, and its distance to the best of the others. */
export type Result = { readonly place: number; readonly score: number; readonly lead: number };

/** How a second try went compared with the first. */
export type Comparison = {
  readonly verdict: 'better' | 'same' | 'worse';
  readonly first: Result;
  readonly second: Result;
  /** What the decision gave away then and now, as shares of the victory; null if not judged twice. */
  readonly losses: { readonly first: number; readonly second: number } | null;
};

function resultOf(outcome: Outcome, seat: Seat): Result {
  const own = ranking(outcome).find((one) => one.seat === seat)!;
  const others = outcome.scores.filter((_, other) => other !== seat);
  return { place: own.place, score: own.score, lead: own.score - Math.max(...others) };
}

/** The decision of the second try that answers the same question; null if the review judged none. */
const lossIn = (review: Review | null, { row, seat }: FirstTry): number | null =>
  review?.decisions.find((one) => one.row > row && one.seat === seat)?.loss ?? null;

/** Compares two finished lines: by the place, then by the distance to the best of the others. */
export function compareTries(first: FirstTry, outcome: Outcome, review: Review | null): Comparison {
  const [before, now] = [resultOf(first.outcome, first.seat), resultOf(outcome, first.seat)];
  const gain = before.place - now.place || now.lead - before.lead;
  const second = lossIn(review, first);
  return {
    verdict: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same',
    first: before,
    second: now,
    losses: first.loss === undefined || second === null ? null : { first: first.loss, second },
  };
}
