import type { AnyView } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { type AnyBot, confirmBySearch, isRefusal, rank } from '../index.ts';

const CLEAR = { equal: 1, gap: 5, most: 2 };
const values = (...list: number[]) => list.map((value, i) => ({ answer: { n: i }, value }));

describe('answers are clearly best', () => {
  test('where the next one is lower by the gap', () => {
    const ranked = rank(values(10, 20, 12), CLEAR);
    expect(ranked).toMatchObject({ best: [{ answer: { n: 1 } }], gap: 8 });
    expect(rank(values(16, 20), CLEAR)).toEqual({ refused: 'no-clear-best' });
  });

  test('also together, if they are few and equal', () => {
    expect(rank(values(20, 3, 19.5), CLEAR)).toMatchObject({
      best: [{ answer: { n: 0 } }, { answer: { n: 2 } }],
      others: [{ answer: { n: 1 } }],
    });
    expect(rank(values(20, 20, 20, 3), CLEAR)).toEqual({ refused: 'many-best' });
    expect(rank(values(20, 20), CLEAR)).toEqual({ refused: 'all-equal' });
  });
});

/** A bot that finds these chances to win, by seed; it notes the budgets it was given. */
function oracle(found: (seed: number) => readonly number[]): { bot: AnyBot; budgets: number[] } {
  const budgets: number[] = [];
  const bot: AnyBot = {
    name: 'oracle',
    think: async (_view, { seed, budget }) => {
      if ('iterations' in budget) budgets.push(budget.iterations);
      const moves = found(seed).map((share, n) => ({ answer: { n }, share, effort: 1 }));
      const explanation = { moves, method: 'oracle', iterations: 1 };
      return { answer: moves[0]!.answer, mix: [], shares: null, explanation };
    },
  };
  return { bot, budgets };
}

const view = { viewer: 0 } as AnyView;
const budget = { expert: 10, deep: 200, seeds: [1, 2, 3] };
const sure = (): readonly number[] => [0.7, 0.4, 0.2];

describe('a puzzle is confirmed', () => {
  test('by every deeper search, each with its seed and the larger budget', async () => {
    const expert = oracle(sure);
    const deep = oracle((seed) => [0.7 + seed / 100, 0.5, 0.2]);
    const found = await confirmBySearch(expert.bot, deep.bot, view, budget);
    if (isRefusal(found)) throw new Error(found.refused);
    expect(found.best.map(({ answer }) => answer)).toEqual([{ n: 0 }]);
    expect(found.best[0]!.value).toBeCloseTo(72, 5);
    expect([expert.budgets, deep.budgets]).toEqual([[10], [200, 200, 200]]);
  });

  test.each<[string, () => readonly number[], (seed: number) => readonly number[]]>([
    ['no-clear-best', () => [0.6, 0.57, 0.1], sure],
    ['search-disagrees', sure, (seed) => (seed === 3 ? [0.4, 0.7, 0.1] : sure())],
    ['gap-closes', sure, (seed) => (seed === 2 ? [0.7, 0.68, 0.1] : sure())],
    ['no-clear-best', sure, () => [0.7, 0.63, 0.1]],
  ])('or refused: %s', async (refused, expert, deep) => {
    const said = await confirmBySearch(oracle(expert).bot, oracle(deep).bot, view, budget);
    expect(said).toEqual({ refused });
  });

  test('and not searched at all where its theme is not wanted', async () => {
    const deep = oracle(sure);
    const said = await confirmBySearch(oracle(sure).bot, deep.bot, view, budget, () => false);
    expect([said, deep.budgets]).toEqual([{ refused: 'theme-full' }, []]);
  });

  test('where any of the equally best answers is wanted: which of them the deeper search puts first is not known before', async () => {
    const expert = oracle(() => [0.7, 0.69, 0.2]);
    const deep = oracle(() => [0.69, 0.7, 0.2]);
    const isSecond = (best: unknown): boolean => (best as { n: number }).n === 1;
    const found = await confirmBySearch(expert.bot, deep.bot, view, budget, isSecond);
    if (isRefusal(found)) throw new Error(found.refused);
    expect(found.best.map(({ answer }) => answer)).toEqual([{ n: 1 }, { n: 0 }]);
  });
});
