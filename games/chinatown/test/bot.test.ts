import { LEVELS, playMatch, randomBot, seedFor } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, baselines } from '../bot/index.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { chinatown } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';
import { leakLook, played, pump, TABLES } from './bot-laws.ts';
import { options, play, position } from './positions.ts';

/** LEAK_POSITIONS=10000 tests that many positions for every bot. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 24);
/** OFFERS=100000 makes that many random offers to every level, from seed FROM on. */
const OFFERS = Number(process.env['OFFERS'] ?? 40);
const FROM = Number(process.env['FROM'] ?? 0);

const characters = CHARACTERS.flatMap((name) => [
  { ...bot('apprentice', name), name: `apprentice, ${name}` },
  { ...bot('expert', name), name: `expert, ${name}` },
]);
const all = [...LEVELS.map((level) => bot(level)), ...characters, baselines.naive()];

describe.each(all)('$name', (one) => {
  test('gives legal answers, the same for the same seed and whatever it cannot see', async () => {
    let looked = 0;
    for (let seed = 0; looked < POSITIONS; seed++) {
      const found = await leakLook(one, seed);
      if (found === 'over') continue;
      looked++;
      expect(found).toBe('sound');
    }
  });
});

test.each([3, 4, 5])('%i bots of all levels come to the end of a game', async (seats) => {
  const budget = { iterations: 8 };
  const seated = Array.from({ length: seats }, (_, seat) => {
    return { bot: bot(LEVELS[(seat + 1) % 3]!), budget };
  });
  const first = await playMatch(chinatown, options({}, seats), seated, seats);
  expect(first.answers).toBeLessThan(1000);
});

test('the trade ends beside somebody who never stops offering', async () => {
  const budget = { iterations: 10 };
  const seated = [bot('expert'), randomBot(chinatown), randomBot(chinatown)];
  const { answers } = await playMatch(
    chinatown,
    options(),
    seated.map((one) => ({ bot: one, budget })),
    1,
  );
  expect(answers).toBeLessThan(3000);
});

test.each(LEVELS)(
  'no deal ever lowers what holdings and money are worth to the %s',
  async (level) => {
    let [offers, deals, least] = [0, 0, Infinity];
    for (let seed = FROM; offers < OFFERS; seed++) {
      const seen = await pump(seed, level, TABLES[seed % TABLES.length]!);
      offers += seen.offers;
      deals += seen.deals;
      least = Math.min(least, seen.least);
      expect(seen.least, `seed ${seed}`).toBeGreaterThan(0);
    }
    if (OFFERS > 1000)
      console.log(`${level}: ${offers} offers, ${deals} deals, least gain ${least}`);
    expect(deals).toBeGreaterThan(OFFERS / 100);
  },
);

test('it builds the best there is, step by step', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const { state, chance } = played(seed, 60 + seed);
    if (state.phase !== 'build') continue;
    const { seat } = chinatown.decisions(state)[0]!;
    const best = bestPlacement(state.options, state.land, seat, state.hands[seat]!).income;
    for (;;) {
      const thinkOptions = { budget: { iterations: 1 }, seed: 1 };
      const { answer } = await bot('regular').think(chinatown.view(state, seat), thinkOptions);
      if ('built' in answer!) break;
      chinatown.apply(state, seat, answer!, chance);
    }
    expect(bestPlacement(state.options, state.land, seat, []).income).toBe(best);
  }
});

test('an offer that brings something to both is made, explained and accepted', async () => {
  // Each holds the place that the other's business needs.
  const state = position({
    round: 3,
    land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 4: [1, 'pharmacy'] },
    hands: [['fish'], [], []],
  });
  const thinkOptions = { budget: { iterations: 100 }, seed: 1 };
  const offered = await bot('regular').think(chinatown.view(state, 0), thinkOptions);
  expect(offered.answer).toHaveProperty('offer');
  const gains = offered.explanation.details!['gains'] as { seat: number; gain: number }[];
  expect(gains.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { gain } of gains) expect(gain).toBeGreaterThan(0);
  play(state, 0, offered.answer!);
  // Another regular, which counts as many incomes: to an expert the price would be too low.
  const { answer } = await bot('regular').think(chinatown.view(state, 1), thinkOptions);
  expect(answer).toMatchObject({ accept: 1, version: 1 });
});

test('the regular leaves random players far behind', async () => {
  const budget = { iterations: 6 };
  let wins = 0;
  for (let game = 0; game < 6; game++) {
    const seated = Array.from({ length: 3 }, (_, seat) => {
      return { bot: seat === game % 3 ? bot('regular') : randomBot(chinatown), budget };
    });
    const { shares } = await playMatch(chinatown, options(), seated, seedFor(5, game));
    wins += shares[game % 3]!;
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});
