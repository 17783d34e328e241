import { plainFastRules, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import { oneStepPrior, playout, type RootAnswer, Tree, TreeTables, withTables } from '../index.ts';

/** The root after a search of the toy in these tables. */
function searched(seed: number, tables: TreeTables): RootAnswer[] {
  const chance = new QuickChance(seed);
  const { state } = toy.setUp({ hand: 4, rounds: 4 }, 2, chance);
  const fast = plainFastRules(toy);
  const [root, spare, next] = [0, 1, 2].map(() => fast.node(structuredClone(state)));
  const evaluate = playout(fast);
  const guess = oneStepPrior(fast, evaluate, next!, 2);
  const tree = new Tree(fast, 2, [root!], spare!, chance, { evaluate, guess }, tables);
  for (let i = 0; i < 300; i++) tree.iterate();
  return [0, 1].flatMap((seat) => tree.root(seat));
}

test('a search in tables of an earlier one finds what it finds in new ones', async () => {
  const used: TreeTables[] = [];
  const borrowed = (seed: number): Promise<RootAnswer[]> =>
    withTables(async (tables) => {
      used.push(tables);
      return searched(seed, tables);
    });
  for (const seed of [1, 2, 3])
    expect(await borrowed(seed)).toEqual(searched(seed, new TreeTables()));
  expect(new Set(used).size).toBe(1);
});

test('searches that run at the same time have tables of their own, also after one has failed', async () => {
  const failing = withTables(async () => {
    await Promise.resolve();
    throw new Error('an evaluator fails');
  });
  await expect(failing).rejects.toThrow('an evaluator fails');
  const both = await Promise.all(
    [1, 2].map((seed) =>
      withTables(async (tables) => {
        const found = searched(seed, tables);
        await Promise.resolve();
        return { tables, found };
      }),
    ),
  );
  expect(both[0]!.tables).not.toBe(both[1]!.tables);
  for (const [i, { found }] of both.entries())
    expect(found).toEqual(searched(i + 1, new TreeTables()));
});
