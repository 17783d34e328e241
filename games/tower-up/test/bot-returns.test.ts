import { QuickChance } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { expect, test } from 'vitest';
import { evaluateReturns } from '../bot/evaluate-returns.ts';
import { bot } from '../bot/index.ts';
import { LastTurns } from '../bot/last-turns.ts';
import { evaluatorFor } from '../bot/net.ts';
import { fast } from '../rules/fast/index.ts';
import { towerUp, type TowerUpState } from '../rules/index.ts';
import { positionWhere } from './bot-positions.ts';
import { position } from './positions.ts';

/** Positions of random games in which floors are to be returned. */
function returning(count: number): TowerUpState[] {
  const found: TowerUpState[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const state = positionWhere(2, seed, ({ returning: asked }) => asked !== undefined);
    if (state) found.push(state);
  }
  return found;
}

/** By return: the value of the position after it for the seat that returns floors. */
function values(state: TowerUpState, evaluate = evaluatorFor({ board: 'standard' }, 2)): number[] {
  const shares = new Float64Array(2);
  return towerUp.answers(state, state.turn)!.map((answer) => {
    const after = towerUp.copy(state);
    towerUp.apply(after, state.turn, answer, new QuickChance(1));
    const node = fast.node(after);
    if (fast.owing(node) === 0) fast.shares(node, shares);
    else evaluate(node, shares, new QuickChance(1));
    return shares[state.turn]!;
  });
}

test('a position with floors to return is worth what the best return makes of it', () => {
  const evaluate = evaluateReturns(evaluatorFor({ board: 'standard' }, 2));
  const shares = new Float64Array(2);
  for (const state of returning(20)) {
    evaluate(fast.node(state), shares, new QuickChance(1));
    expect(shares[state.turn]).toBeCloseTo(Math.max(...values(state)), 6);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1, 6);
  }
});

test.each(LEVELS)('the %s returns floors by the rules', async (level) => {
  for (const state of returning(10)) {
    const view = towerUp.view(state, state.turn);
    const { answer } = await bot(level).think(view, { budget: { iterations: 8 }, seed: 1 });
    expect(towerUp.answers(state, state.turn)).toContainEqual(answer);
  }
});

test('the regular returns what its net finds best, or nearly', async () => {
  let lost = 0;
  let worst = 0;
  for (const state of returning(20)) {
    const view = towerUp.view(state, state.turn);
    const { answer } = await bot('regular').think(view, { budget: { iterations: 1 }, seed: 1 });
    const all = towerUp.answers(state, state.turn)!.map((one) => JSON.stringify(one));
    const worth = values(state);
    const best = Math.max(...worth);
    lost += best - worth[all.indexOf(JSON.stringify(answer))]!;
    worst += best - Math.min(...worth);
  }
  expect(lost).toBeLessThan(worst / 4);
});

test('the last turns are solved through a return', async () => {
  // Seat 1 has had its last turn; what seat 0 returns no longer matters.
  const state = position({
    market: ['M13', 'M02', 'M03'],
    stocks: [{ white: 4, grey: 3, brown: 2 }],
    cones: [null, 0],
    end: { reason: 'shortage', seat: 0 },
  });
  const solved = await new LastTurns(fast.node(state), { plays: 100_000 }).solve();
  expect(solved).not.toBeNull();
  towerUp.apply(state, 0, { take: 'M13', choose: [] }, new QuickChance(1));
  const returns = await new LastTurns(fast.node(state), { plays: 1000 }).solve();
  expect(new Set(returns!.values.map((value) => value[0]))).toHaveLength(1);
});
