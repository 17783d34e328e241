import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { playUpTo, searchTraders, type Tried } from '../bench/milk/search.ts';
import { changed, randomStrategy } from '../bench/milk/strategy.ts';

test('a search over strategies of bargaining is the same every time, and its traders play by the rules', async () => {
  // A game throws at the first answer that is refused.
  const search = () => searchTraders({ strategies: 1, games: 1 }, 5, () => undefined);
  const [one, other] = [await search(), await search()];
  expect(one.played).toBe(1);
  expect(one).toEqual(other);
});

test('a trader with every trick at once plays by the rules', async () => {
  const chance = new QuickChance(3);
  const strategy = { ...randomStrategy(chance), again: 3, declines: 2, stalls: 6, late: true };
  const tried: Tried = { strategy, results: [] };
  await playUpTo(tried, 1, 9);
  expect(tried.results).toHaveLength(1);
  expect(Object.keys(changed(strategy, chance))).toEqual(Object.keys(strategy));
});
