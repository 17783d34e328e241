import { LEVELS, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { blended, eachLevel, eloInterval, eloOf, interval, ThinkTimer } from '../index.ts';

/** Iterations until the budget ends, where each takes this many milliseconds. */
function iterations(budget: ConstructorParameters<typeof ThinkTimer>[0]['budget'], each: number) {
  let time = 0;
  const timer = new ThinkTimer({ budget, seed: 1, now: () => time });
  while (timer.more()) time += each;
  return timer.iterations;
}

test('iterations with a cap of time end with whichever comes first', () => {
  const budget = { iterations: 300, milliseconds: 1002 };
  expect(iterations(budget, 0.5)).toBe(300);
  expect(iterations(budget, 10)).toBe(100);
  expect(iterations({ iterations: 300 }, 10)).toBe(300);
  expect(iterations({ milliseconds: 1002 }, 1)).toBe(1000);
});

test('the part of a budget that is spent is the larger of work and time', () => {
  let time = 0;
  const budget = { iterations: 100, milliseconds: 202 };
  const timer = new ThinkTimer({ budget, seed: 1, now: () => time });
  for (let i = 0; i < 50; i++) timer.more();
  expect(timer.spent()).toBe(0.5);
  time = 150;
  expect(timer.spent()).toBe(0.75);
});

test('levels that tables and records name stay levels, from weak to strong', () => {
  const stored = ['apprentice', 'regular', 'expert'];
  expect(LEVELS.filter((level) => stored.includes(level))).toEqual(stored);
  expect(LEVELS).toHaveLength(8);
  expect(Object.keys(eachLevel((level) => level))).toEqual([...LEVELS]);
});

test('shares of 64 and 76 % are 100 and 200 Elo points', () => {
  expect(eloOf(0.64)).toBeCloseTo(100, -0.5);
  expect(eloOf(0.76)).toBeCloseTo(200, -0.5);
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(0.3)).toBeCloseTo(-eloOf(0.7));
  const { elo, from, to } = eloInterval(interval(100, 100));
  expect([elo, to]).toEqual([1200, 1200]);
  expect(from).toBeLessThan(1200);
});

test('a blend lies between its evaluators', () => {
  const sure = (shares: Float64Array, values: readonly number[]): void => shares.set(values);
  const mean = blended<null>(
    (_, shares) => sure(shares, [1, 0, 0]),
    (_, shares) => sure(shares, [0, 0.5, 0.5]),
    0.2,
  );
  const shares = new Float64Array(3);
  mean(null, shares, new QuickChance(1));
  expect([...shares].map((share) => Math.round(10 * share))).toEqual([8, 1, 1]);
});
