import { LEVELS, type LevelName, playMatch, randomBot } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, baselines } from '../bot/index.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { downtown } from '../rules/index.ts';
import { OPTIONS } from './positions.ts';
import { breaches, optionsFor } from './leak-law.ts';

/** LEAK_POSITIONS=10000 tests that many positions for every bot. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 20);
const ITERATIONS: { readonly [level in LevelName]?: number } = { regular: 3, expert: 2 };
const all = [
  ...LEVELS.map((level) => ({ one: bot(level), name: level, iterations: ITERATIONS[level] ?? 1 })),
  ...CHARACTERS.flatMap((name) => [
    { one: bot('apprentice', name), name: `apprentice, ${name}`, iterations: 1 },
    { one: bot('regular', name), name: `regular, ${name}`, iterations: 3 },
  ]),
  { one: baselines.greedy(), name: 'greedy', iterations: 1 },
];

describe.each(all)('$name', ({ one, iterations }) => {
  test('answers the same for the same seed and whatever it cannot see', async () => {
    expect(await breaches(one, iterations, POSITIONS)).toEqual([]);
  });
});

/** One of each way to think, each at a table of its own, and all levels at one table. */
const tables = [
  ...all.filter(({ name }) => ['casual', 'regular', 'expert', 'greedy'].includes(name)),
  { name: 'all levels', one: null, iterations: 1 },
];

describe.each(tables)('$name', ({ one, iterations }) => {
  test.each([2, 3, 4, 5, 6])('plays whole games, %i players', async (seats) => {
    const seated = Array.from({ length: seats }, (_, seat) => ({
      bot: one ?? bot(LEVELS[(seats + 3 * seat) % LEVELS.length]!),
      budget: { iterations },
    }));
    const { shares } = await playMatch(downtown, optionsFor(seats, seats), seated, seats);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
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
