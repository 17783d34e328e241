import type { Outcome } from '@faubourg/core';
import { expect, test } from 'vitest';
import type { Review } from '../../games/listed-game.ts';
import { compareTries } from '../src/review/compare-tries.ts';
import type { FirstTry } from '../src/source/first-try.ts';

const ended = (scores: readonly number[], winners: readonly number[]): Outcome => ({
  scores,
  winners,
  reason: 'rounds',
});

const first: FirstTry = {
  row: 10,
  seat: 1,
  outcome: ended([40, 30, 20], [0]),
  loss: 0.12,
  at: '#/table/x',
};

test('a second try is better by its place, and at the same place by the distance to the best of the others', () => {
  const verdict = (scores: readonly number[], winners: readonly number[]): string =>
    compareTries(first, ended(scores, winners), null).verdict;
  expect(verdict([25, 26, 20], [1])).toBe('better');
  expect(verdict([36, 30, 20], [0])).toBe('better');
  expect(verdict([50, 40, 20], [0])).toBe('same');
  expect(verdict([60, 45, 20], [0])).toBe('worse');
  expect(verdict([32, 31, 33], [2])).toBe('worse');
});

test('the decision is compared by what it gave away, once both were judged', () => {
  const decisions = [
    { row: 4, seat: 1, loss: 0.3 },
    { row: 11, seat: 0, loss: 0.2 },
    { row: 12, seat: 1, loss: 0.02 },
    { row: 15, seat: 1, loss: 0.4 },
  ];
  // Of a review only its decisions are read.
  const review = { decisions } as unknown as Review;
  const outcome = ended([40, 30, 20], [0]);
  expect(compareTries(first, outcome, null).losses).toBeNull();
  expect(compareTries(first, outcome, review).losses).toEqual({ first: 0.12, second: 0.02 });
  const { loss: _, ...unjudged } = first;
  expect(compareTries(unjudged, outcome, review).losses).toBeNull();
});
