import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import {
  sampleIndex,
  Halving,
  PayoffTable,
  regretMatching,
  softmax,
  softmaxInPlace,
} from '../index.ts';

describe('a mix', () => {
  test('at temperature 0 lies on the best, shared by equals', () => {
    expect(softmax([1, 3, 3, 2], 0)).toEqual([0, 0.5, 0.5, 0]);
    const [low, high] = softmax([0, 0.1], 0.1);
    expect(high! / low!).toBeCloseTo(Math.E);
  });

  test('in place is the same, for the first values only', () => {
    const values = new Float64Array([3, 1, 2.5, 7]);
    softmaxInPlace(values, 3, 0.5);
    expect([...values]).toEqual([...softmax([3, 1, 2.5], 0.5), 7]);
  });

  test('is drawn from by its weights', () => {
    const chance = new QuickChance(3);
    const drawn = [0, 0, 0];
    for (let i = 0; i < 8000; i++) drawn[sampleIndex([1, 0, 3], chance)]!++;
    expect(drawn[1]).toBe(0);
    expect(drawn[2]! / 8000).toBeCloseTo(0.75, 1);
  });
});

describe('regret matching', () => {
  const rounds = (count: number) => {
    let left = count;
    return () => left-- <= 0;
  };

  test('finds the even mix of rock, paper, scissors', () => {
    const mixes = regretMatching(
      [3, 3],
      (joint, shares) => {
        const won = [0.5, 1, 0][(joint[0]! - joint[1]! + 3) % 3]!;
        shares[0] = won;
        shares[1] = 1 - won;
      },
      rounds(4000),
      new QuickChance(1),
    );
    for (const mix of mixes) for (const part of mix) expect(part).toBeCloseTo(1 / 3, 1);
  });

  test('finds the mix of an uneven game', () => {
    // Both alike: 1 to the first on the left, ⅓ on the right. Both should go left one time in 4.
    const mixes = regretMatching(
      [2, 2],
      (joint, shares) => {
        const won = joint[0] === joint[1] ? [1, 1 / 3][joint[0]!]! : 0;
        shares[0] = won;
        shares[1] = 1 - won;
      },
      rounds(4000),
      new QuickChance(2),
    );
    for (const [left] of mixes) expect(left).toBeCloseTo(0.25, 1);
  });

  test('reads a table of sampled payoffs', () => {
    const table = new PayoffTable([2, 3]);
    const joint = Int32Array.from([1, 2]);
    expect(table.joints).toBe(6);
    table.add(table.index(joint), Float64Array.from([1, 0]));
    table.add(table.index(joint), Float64Array.from([0, 1]));
    const back = new Int32Array(2);
    table.joint(table.index(joint), back);
    expect([...back]).toEqual([1, 2]);
    const shares = new Float64Array(2);
    table.read(5, shares);
    expect([...shares]).toEqual([0.5, 0.5]);
  });
});

test('sequential halving finds the best of many with few trials', () => {
  const chance = new QuickChance(5);
  let right = 0;
  for (let game = 0; game < 200; game++) {
    const worth = Array.from({ length: 16 }, (_, i) => (i === game % 16 ? 0.75 : 0.4));
    const race = new Halving(16);
    for (let trial = 0; trial < 640; trial++) {
      const tried = race.next(trial / 640);
      race.record(tried, chance.int(1000) < 1000 * worth[tried]! ? 1 : 0);
    }
    right += Number(race.best() === game % 16);
  }
  expect(right).toBeGreaterThan(180);
});
