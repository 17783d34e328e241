import { plainFastRules, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import { AnswerStats } from '../answer-stats.ts';
import { oneStepPrior, playout, Tree } from '../index.ts';
import { rivalAnswer } from '../rival-model.ts';

/** Answers with these first weights, visited as often as a model chooses them. */
function chosen(weights: readonly number[], widening: number, times: number): number[] {
  const edges = new AnswerStats();
  const found = Int32Array.from(weights, (_, i) => i);
  for (const [i, weight] of weights.entries()) edges.weight[i] = weight;
  for (let visits = 0; visits < times; visits++) {
    const i = rivalAnswer({ thinker: 0, widening }, edges, found, weights.length, visits);
    edges.visits[i]!++;
  }
  return weights.map((_, i) => edges.visits[i]!);
}

test('rivals give their likeliest answer first, and others by weight as visits grow', () => {
  const weights = [1, 8, 2, 4];
  expect(chosen(weights, 10, 10)).toEqual([0, 10, 0, 0]);
  const [a, b, c, d] = chosen(weights, 10, 19);
  expect([a, c]).toEqual([0, 0]);
  expect(b! + d!).toBe(19);
  const shares = chosen(weights, 1, 1500).map((visits) => visits / 100);
  expect(shares.map(Math.round)).toEqual([1, 8, 2, 4]);
});

test('in a tree only the thinker tries answers that its first guess does not like', () => {
  const chance = new QuickChance(3);
  const { state } = toy.setUp({ hand: 3, rounds: 4 }, 3, chance);
  const fast = plainFastRules(toy);
  const [root, spare, next] = [0, 1, 2].map(() => fast.node(structuredClone(state)));
  const evaluate = playout(fast);
  const tree = new Tree(fast, 3, [root!], spare!, chance, {
    evaluate,
    guess: oneStepPrior(fast, evaluate, next!, 3),
    sharpness: 10,
    rivals: { thinker: 1, widening: Infinity },
  });
  for (let i = 0; i < 300; i++) tree.iterate();
  const tried = (seat: number): number => tree.root(seat).filter(({ visits }) => visits > 0).length;
  expect(tried(1)).toBeGreaterThan(1);
  expect([tried(0), tried(2)]).toEqual([1, 1]);
});
