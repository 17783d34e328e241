import { QuickChance } from '@faubourg/core';
import { playUpTo, searchStrategies, type Tried } from '@faubourg/search';
import { expect, test } from 'vitest';
import { milking } from '../bench/milk/milking.ts';
import { changed, randomStrategy, type Strategy } from '../bench/milk/strategy.ts';

/** A seed from which a search draws a strategy with every trick. */
function seedOfTricks(): number {
  for (let seed = 0; ; seed++) {
    const { again, declines, stalls, late } = randomStrategy(new QuickChance(seed));
    if (late && again * declines * stalls > 0) return seed;
  }
}

test('a trader with every trick plays by the rules, and a search gives the same every time', async () => {
  const seed = seedOfTricks();
  // A game throws at the first answer that is refused.
  const { best, played } = await searchStrategies(
    milking,
    { strategies: 1, games: 1 },
    seed,
    () => undefined,
  );
  const { strategy, results } = best[0]!;
  const again: Tried<Strategy> = { strategy, results: [] };
  await playUpTo(milking, again, played, seed);
  expect(again.results).toEqual(results);
  expect(Object.keys(changed(strategy, new QuickChance(1)))).toEqual(Object.keys(strategy));
});
