import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { heuristicEvaluator } from '../bot/evaluate.ts';
import { training } from '../bot/training.ts';
import { evaluatorFor } from '../bot/net.ts';
import { boardOf } from '../rules/options.ts';
import { fast } from '../rules/fast/index.ts';
import { downtown } from '../rules/index.ts';
import { OPTIONS, town } from './positions.ts';

const draws = new QuickChance(1);
const estimate = (node: ReturnType<typeof fast.node>): Float64Array => {
  const shares = new Float64Array(node.seats);
  evaluatorFor(node)(node, shares, draws);
  return shares;
};

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test('the net estimates shares that add up to one victory', () => {
    const node = fast.node(downtown.setUp(OPTIONS, seats, new QuickChance(seats)).state);
    const shares = estimate(node);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const share of shares) expect(share).toBeGreaterThan(0);
  });

  test('training sets up games, reads them in numbers and lets every seat choose', () => {
    const { start, features, choose, fast: side, scores, worth } = training.task(seats);
    const chance = new QuickChance(seats);
    const node = start(chance);
    const inputs = new Float32Array(features.inputs);
    let read = 0;
    let broken = 0;
    while (side.owing(node) !== 0) {
      if (worth!(node)) {
        features.read(node, features.from(node), inputs);
        read++;
        if (!inputs.every(Number.isFinite)) broken++;
      }
      const seat = 31 - Math.clz32(side.owing(node) & -side.owing(node));
      const hand = heuristicEvaluator as Parameters<NonNullable<typeof choose>>[2];
      side.apply(node, seat, choose!(node, seat, hand, chance), chance);
    }
    expect(read).toBeGreaterThan(10);
    expect(broken).toBe(0);
    const out = new Float64Array(seats);
    scores(node, out);
    for (const score of out) expect(Math.abs(score)).toBeLessThan(5);
  });
});

test('who sits where does not matter, only who comes after the mayor', () => {
  const money = [30, 40, 25, 30];
  const owners = { 21: [0, 0, 1], 8: [2] };
  const turned = { 21: [1, 1, 2], 8: [3] };
  const one = estimate(fast.node(town({ mayor: 1, money, owners })));
  const other = estimate(fast.node(town({ mayor: 2, money: [30, 30, 40, 25], owners: turned })));
  for (let seat = 0; seat < 4; seat++) expect(other[(seat + 1) % 4]!).toBeCloseTo(one[seat]!, 5);
});

test('a custom board gets the heuristic evaluator, a map of the game its net', () => {
  const known = boardOf(OPTIONS);
  const node = fast.node(town({}));
  expect(evaluatorFor({ ...node, board: { ...known, id: 'the same' } })).toBe(evaluatorFor(node));
  // Two lots change places: other neighbours, another game.
  const swapped = known.lots.map((lot, i) => {
    const like = i === 0 ? known.lots[2]! : i === 2 ? known.lots[0]! : lot;
    return { ...lot, adj: like.adj };
  });
  expect(evaluatorFor({ ...node, board: { ...known, lots: swapped } })).toBe(heuristicEvaluator);
});
