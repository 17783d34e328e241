import { expect, test } from 'vitest';
import { includesAnswer, matching, sameValue } from '../src/lesson/match.ts';

test('answers are the same whatever the order of their lists and with empty parts left out', () => {
  const short = {
    offer: [
      { from: 0, to: 1, tiles: ['a', 'b'] },
      { from: 1, to: 0, money: 2 },
    ],
  };
  const long = {
    offer: [
      { from: 1, to: 0, money: 2, tiles: [], locations: [] },
      { from: 0, to: 1, money: 0, tiles: ['b', 'a'], locations: [] },
    ],
  };
  expect(sameValue(short, long)).toBe(true);
  expect(sameValue({ keep: [1, 2] }, { keep: [2, 1] })).toBe(true);
  expect(sameValue({ keep: [1, 2] }, { keep: [1] })).toBe(false);
  expect(sameValue({ lot: 0 }, {})).toBe(false);
  expect(includesAnswer([{ done: true }], { done: false })).toBe(false);
});

test('the first pattern that matches speaks, and only about what the rules allow or refuse', () => {
  const patterns = [
    { match: { lot: 5, plots: 2 } },
    { match: { lot: '*' } },
    { match: { lot: '*' }, refused: 'park' },
    { match: {} },
  ];
  expect(matching(patterns, { lot: 5, plots: 2 }, true)).toBe(0);
  expect(matching(patterns, { lot: 5 }, true)).toBe(1);
  expect(matching(patterns, { lot: 5 }, false)).toBe(2);
  expect(matching(patterns, { pass: true }, true)).toBe(3);
  expect(matching(patterns, { pass: true }, false)).toBeNull();
});
