import { QuickChance } from '@faubourg/core';
import { LEVELS, type LevelName, playMatch, randomBot } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, sparring } from '../bot/index.ts';
import { downtown } from '../rules/index.ts';
import { OPTIONS } from './help.ts';
import { breaches, optionsFor, positionAt } from './leak-law.ts';

/** LEAK_POSITIONS=10000 looks at as many positions for every bot. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 40);
const ITERATIONS: { readonly [level in LevelName]: number } = {
  apprentice: 1,
  regular: 3,
  expert: 2,
};
const all = [
  ...LEVELS.map((level) => ({ one: bot(level), name: level, iterations: ITERATIONS[level] })),
  { one: sparring.greedy(), name: 'greedy', iterations: 1 },
];

describe.each(all)('$name', ({ one, iterations }) => {
  test('answers the same for the same seed and whatever it cannot see', async () => {
    expect(await breaches(one, iterations, POSITIONS)).toEqual([]);
  });

  test.each([2, 3, 4, 5, 6])('plays whole games, %i players', async (seats) => {
    const seated = Array.from({ length: seats }, () => ({ bot: one, budget: { iterations } }));
    const { shares } = await playMatch(downtown, optionsFor(seats, seats), seated, seats);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

test('a level answers within its time', async () => {
  const state = [1, 2, 3, 4, 5].map((seed) => positionAt(4, seed)).find((one) => one !== null)!;
  const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
  const buying = downtown.setUp(OPTIONS, 4, new QuickChance(3)).state;
  while (buying.phase !== 'order') {
    const owed = downtown.decisions(buying).find(({ owed: due }) => due)!;
    downtown.apply(buying, owed.seat, downtown.answers(buying, owed.seat)![0]!, new QuickChance(1));
  }
  const views = [downtown.view(state, seat), downtown.view(buying, 2)];
  for (const level of LEVELS) {
    for (const view of views) {
      // How late it is at most is a figure of the benches.
      const thought = await bot(level).think(view, { budget: { milliseconds: 60 }, seed: 1 });
      expect(thought.answer).not.toBeNull();
    }
  }
});

test('the regular beats random players clearly', async () => {
  let won = 0;
  const games = 6;
  for (let game = 0; game < games; game++) {
    const seat = game % 4;
    const seated = Array.from({ length: 4 }, (_, i) => ({
      bot: i === seat ? bot('regular') : randomBot(downtown),
      budget: { iterations: 6 },
    }));
    won += (await playMatch(downtown, OPTIONS, seated, game)).shares[seat]!;
  }
  expect(won / games).toBeGreaterThan(0.7);
});
