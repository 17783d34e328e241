import { plainFastRules, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import type { AfterAnswers, Prior } from '../evaluate.ts';
import { oneStepPrior, playout, type RoughGuess, Tree } from '../index.ts';
import { Shortlist } from '../shortlist.ts';

const CODES = Int32Array.from([10, 11, 12, 13, 14]);
const ODDS = [0, 3, -1, 2, 1];
const SHARES = [0.2, 0.6, 0.9, 0.5, 0.1];

const rough: RoughGuess<null> = (_node, _seat, _codes, count, odds) => {
  for (let i = 0; i < count; i++) odds[i] = ODDS[i]!;
  return true;
};

const nothing: AfterAnswers<null> = {
  by: null,
  shares: new Float64Array(0),
  drew: new Uint8Array(0),
};

/** What a shortlist of this length guesses, and which codes its prior is asked about. */
function guessed(length: number, all = false, say: RoughGuess<null> = rough) {
  const asked: number[] = [];
  const prior: Prior<null> = (_node, _seat, codes, count, guesses) => {
    for (let i = 0; i < count; i++) {
      asked.push(codes[i]!);
      guesses[i] = SHARES[codes[i]! - 10]!;
    }
  };
  const shortlist = new Shortlist(prior, { rough: say, length, visits: 1 }, CODES.length);
  const guesses = new Float64Array(CODES.length);
  shortlist.guess(null, 0, CODES, CODES.length, guesses, new QuickChance(1), nothing, all);
  return { asked, guesses: [...guesses], rough: [...shortlist.rough] };
}

test('the prior is asked about the answers that the rough guess puts first, in their order', () => {
  const { asked, guesses, rough: others } = guessed(2);
  expect(asked).toEqual([11, 13]);
  expect([guesses[1], guesses[3]]).toEqual([0.6, 0.5]);
  expect(others).toEqual([1, 0, 1, 0, 1]);
});

test('the others are guessed by the rough guess, and never better than the worst that was asked', () => {
  const { guesses } = guessed(2);
  // 0.55 is the mean of those asked, at the odds 2.5; a step of the odds is worth 0.55 × 0.45.
  expect(guesses[4]).toBeCloseTo(0.55 - 1.5 * 0.2475);
  expect(guesses[0]).toBe(0.001);
  const tied = guessed(2, false, (_node, _seat, _codes, count, odds) => {
    odds.fill(1, 0, count);
    return true;
  });
  expect(tied.asked).toEqual([10, 11]);
  expect(tied.guesses.slice(2)).toEqual([0.2, 0.2, 0.2]);
});

test.each([
  ['they are few', guessed(5)],
  ['all are wanted', guessed(2, true)],
  ['the rough guess has nothing to say', guessed(2, false, () => false)],
])('the prior is asked about all answers where %s', (_why, { asked, guesses, rough: others }) => {
  expect(asked).toEqual([...CODES]);
  expect(guesses).toEqual(SHARES);
  expect(others).toEqual([0, 0, 0, 0, 0]);
});

/** How many answers the prior of a tree is asked about, at most, at one place. */
function mostAsked(visits: number): { root: number; later: number[] } {
  const chance = new QuickChance(3);
  const { state } = toy.setUp({ hand: 4, rounds: 4 }, 2, chance);
  const fast = plainFastRules(toy);
  const [root, spare, next] = [0, 1, 2].map(() => fast.node(structuredClone(state)));
  const evaluate = playout(fast);
  const prior = oneStepPrior(fast, evaluate, next!, 2);
  const counts: number[] = [];
  const guess: typeof prior = (node, seat, codes, count, ...rest) => {
    counts.push(count);
    prior(node, seat, codes, count, ...rest);
  };
  const tree = new Tree(fast, 2, [root!], spare!, chance, {
    evaluate,
    guess,
    shortlist: {
      rough: (_node, _seat, codes, count, odds) => {
        for (let i = 0; i < count; i++) odds[i] = codes[i]!;
        return true;
      },
      length: 1,
      visits,
    },
  });
  for (let i = 0; i < 200; i++) tree.iterate();
  return { root: counts[0]!, later: counts.slice(fast.owing(root!) === 3 ? 2 : 1) };
}

test('in a tree all answers are asked about at the root, elsewhere after enough visits', () => {
  const never = mostAsked(Infinity);
  expect(never.root).toBeGreaterThan(1);
  expect(Math.max(...never.later)).toBe(1);
  expect(Math.max(...mostAsked(5).later)).toBeGreaterThan(1);
});
