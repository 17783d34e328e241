import { applyAnswer, canonical, isRefused, QuickChance } from '@faubourg/core';
import { type LevelName, LEVELS, playMatch, randomBot, seedFor } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, sparring } from '../bot/index.ts';
import { minds } from '../bot/minds.ts';
import { holdingsOf } from '../bot/outlook.ts';
import { chinatown, type ChinatownOptions, type ChinatownState } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';
import { options, play, position } from './table.ts';

/** LEAK_POSITIONS=10000 looks at as many positions for every bot. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 60);
/** OFFERS=100000 makes as many random offers. */
const OFFERS = Number(process.env['OFFERS'] ?? 200);

const VARIANTS: readonly Partial<ChinatownOptions>[] = [
  {},
  { hands: 'hidden', locationCards: 'hold' },
  { streetAccess: 'on', money: 'open', buildOrder: 'in-turn' },
  { dealMoney: 'open', map: '2008', locationCards: 'all', economy: 'off' },
];

/** Random play, so many answers long; trade is kept short, or the game would not get far. */
function played(seed: number, answers: number, own = VARIANTS[seed % VARIANTS.length]!) {
  const chance = new QuickChance(seed);
  const seats = 3 + (seed % 3);
  const { state } = chinatown.setUp(options(own, seats), seats, chance);
  for (let i = 0; i < answers && state.phase !== 'over'; i++) {
    const asked = chinatown.decisions(state).filter(({ owed }) => owed);
    const { seat } = asked[chance.int(asked.length)]!;
    chinatown.apply(state, seat, chinatown.sample!(state, seat, chance), chance);
  }
  return { state, chance };
}

describe.each([...LEVELS.map(bot), sparring.naive()])('$name', (one) => {
  test('gives legal answers, the same for the same seed and whatever it cannot see', async () => {
    for (let i = 0; i < POSITIONS; i++) {
      const { state, chance } = played(i, new QuickChance(i).int(150));
      const asked = chinatown.decisions(state);
      if (asked.length === 0) continue;
      const { seat, owed } = asked[chance.int(asked.length)]!;
      const asking = { budget: { iterations: 20 }, seed: i };
      const thought = await one.think(chinatown.view(state, seat), asking);
      const other = chinatown.scramble(state, seat, chance);
      const again = await one.think(chinatown.view(other, seat), asking);
      expect(canonical(again)).toBe(canonical(thought));
      const { answer } = thought;
      const refused =
        answer === null ? owed : isRefused(applyAnswer(chinatown, state, seat, answer, chance));
      expect(refused).toBe(false);
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

test('no deal ever lowers what its holdings and money are worth to a bot', async () => {
  let deals = 0;
  const worthOf = (state: ChinatownState, seat: number, level: LevelName): number => {
    const view = chinatown.view(state, seat);
    const { worth } = minds[level].outlook(view).account(seat, holdingsOf(view, seat));
    return worth + state.money[seat]!;
  };
  for (let seed = 0, offers = 0; offers < OFFERS; seed++) {
    const { state, chance } = played(seed, new QuickChance(seed).int(120));
    if (state.phase !== 'trade') continue;
    // The bot takes its seat now: what was agreed there before is not its doing.
    state.offers = [];
    const seat = seed % state.money.length;
    const level = LEVELS[seed % 3]!;
    for (let turn = 0; turn < 40 && state.phase === 'trade'; turn++) {
      const other = (seat + 1 + chance.int(state.money.length - 1)) % state.money.length;
      const before = worthOf(state, seat, level);
      const by = turn % 2 === 0 ? other : seat;
      const answer =
        by === other
          ? chinatown.sample!(state, other, chance)
          : (
              await bot(level).think(chinatown.view(state, seat), {
                budget: { iterations: 4 },
                seed: turn,
              })
            ).answer;
      if (answer === null) continue;
      if ('offer' in answer && by === other) offers++;
      const { events } = chinatown.apply(state, by, answer, chance);
      const dealt = events.some((event) => event.kind === 'deal' && event.parties.includes(seat));
      if (!dealt || state.phase !== 'trade') continue;
      deals++;
      expect(worthOf(state, seat, level)).toBeGreaterThan(before);
    }
  }
  expect(deals).toBeGreaterThan(OFFERS / 100);
});

test('it builds the best there is, step by step', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const { state, chance } = played(seed, 60 + seed);
    if (state.phase !== 'build') continue;
    const { seat } = chinatown.decisions(state)[0]!;
    const best = bestPlacement(state.options, state.land, seat, state.hands[seat]!).income;
    for (;;) {
      const asking = { budget: { iterations: 1 }, seed: 1 };
      const { answer } = await bot('regular').think(chinatown.view(state, seat), asking);
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
  const asking = { budget: { iterations: 100 }, seed: 1 };
  const offered = await bot('regular').think(chinatown.view(state, 0), asking);
  expect(offered.answer).toHaveProperty('offer');
  const gains = offered.explanation.details!['gains'] as { seat: number; gain: number }[];
  expect(gains.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { gain } of gains) expect(gain).toBeGreaterThan(0);
  play(state, 0, offered.answer!);
  const { answer } = await bot('expert').think(chinatown.view(state, 1), asking);
  expect(answer).toEqual({ accept: 1, version: 1 });
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
