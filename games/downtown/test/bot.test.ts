import { applyAnswer, canonical, isRefused, QuickChance } from '@faubourg/core';
import { LEVELS, type LevelName, playMatch, randomBot } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, sparring } from '../bot/index.ts';
import { type DowntownOptions, type DowntownState, downtown } from '../rules/index.ts';
import { OPTIONS } from './help.ts';

/** LEAK_POSITIONS=10000 looks at as many positions for every bot, from game LEAK_FROM on. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 40);
const FROM = Number(process.env['LEAK_FROM'] ?? 0);
const ITERATIONS: { readonly [level in LevelName]: number } = {
  apprentice: 1,
  regular: 3,
  expert: 2,
};
const all = [
  ...LEVELS.map((level) => ({ one: bot(level), name: level, iterations: ITERATIONS[level] })),
  { one: sparring.greedy(), name: 'greedy', iterations: 1 },
];

const optionsFor = (seats: number, seed: number): DowntownOptions => ({
  ...OPTIONS,
  map: ['classic', 'avenues', 'ribbons'][seed % 3]!,
  ...(seats > 2 && {
    money: seed % 2 ? 'hidden' : 'open',
    secondCard: seed % 4 < 2 ? 'any-pile' : 'other-pile',
  }),
});

/** A position somewhere in a random game; null if that game ended before. */
function positionAt(seats: number, seed: number): DowntownState | null {
  const chance = new QuickChance(seed);
  const { state } = downtown.setUp(optionsFor(seats, seed), seats, chance);
  for (let left = chance.int(40 * seats); left > 0; left--) {
    const owed = downtown.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return null;
    const { seat } = owed[chance.int(owed.length)]!;
    const answers = downtown.answers(state, seat)!;
    downtown.apply(state, seat, answers[chance.int(answers.length)]!, chance);
  }
  return downtown.decisions(state).length > 0 ? state : null;
}

describe.each(all)('$name', ({ one, iterations }) => {
  test('answers the same for the same seed and whatever it cannot see', async () => {
    let looked = 0;
    for (let seed = FROM; looked < POSITIONS; seed++) {
      const seats = 2 + (seed % 5);
      const state = positionAt(seats, seed);
      if (!state) continue;
      looked++;
      const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
      const asking = { budget: { iterations }, seed };
      const thought = await one.think(downtown.view(state, seat), asking);
      const other = downtown.scramble(state, seat, new QuickChance(seed));
      const again = await one.think(downtown.view(other, seat), asking);
      expect(canonical(again)).toBe(canonical(thought));
      const chance = new QuickChance(seed);
      expect(isRefused(applyAnswer(downtown, state, seat, thought.answer, chance))).toBe(false);
      const total = thought.mix.reduce((sum, { chance: part }) => sum + part, 0);
      expect(total).toBeCloseTo(1);
    }
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
