import { expect, test } from 'vitest';
import { NEW_RATING, type Rating, ratingsAfter } from '../arena/plackett-luce.ts';

const new2 = [NEW_RATING, NEW_RATING];
const of = (...pairs: [mu: number, sigma: number][]): Rating[] =>
  pairs.map(([mu, sigma]) => ({ mu, sigma }));

// The figures were computed by openskill 5.0.1 with its default settings.
test.each([
  ['the first game of two', new2, [1, 0], of([27.635389, 8.065901], [22.364611, 8.065901])],
  [
    'two share the first place',
    [...new2, NEW_RATING],
    [0.5, 0.5, 0],
    of([25.717262, 8.205243], [25.717262, 8.205243], [23.565476, 8.205243]),
  ],
  [
    'everyone shares the first place',
    [...new2, ...new2],
    [1, 1, 1, 1],
    of([25, 8.263572], [25, 8.263572], [25, 8.263572], [25, 8.263572]),
  ],
  [
    'five of different strength, two share the first place',
    of([30, 2], [20, 6], [25, 4], [18, 8], [27, 1]),
    [3, 9, 1, 9, 4],
    of(
      [29.924303, 1.999892],
      [20.887407, 5.973744],
      [24.001315, 3.974818],
      [19.660694, 7.924816],
      [27.030904, 1.003399],
    ),
  ],
  ['a surprise', of([40, 0.5], [10, 8]), [0, 1], of([39.975381, 0.506895], [16.132705, 7.907219])],
])('ratings are those of the published model: %s', (_, before, scores, after) => {
  const found = ratingsAfter(before, scores);
  for (const [i, { mu, sigma }] of after.entries()) {
    expect(found[i]!.mu).toBeCloseTo(mu, 6);
    expect(found[i]!.sigma).toBeCloseTo(sigma, 6);
  }
});
