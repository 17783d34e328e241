import { QuickChance } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, baselines } from '../bot/index.ts';
import { excludes } from '../bot/withdraw.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { chinatown } from '../rules/index.ts';
import type { TradeAnswer } from '../rules/answer.ts';
import { inFull } from '../rules/offer.ts';
import type { Terms } from '../rules/state.ts';
import { ORDERS, tradesAtOnce } from './all-bots-at-once.ts';
import { VARIANTS } from './bot-laws.ts';
import { options, play, position } from './positions.ts';

/** ENDINGS=100 plays that many games of each kind. */
const ENDINGS = Number(process.env['ENDINGS'] ?? 1);
/** The most answers of a trading phase of bots; one that goes in circles takes any number. */
const MOST = 150;

const crews = [
  ...LEVELS.map((level) => ({ crew: level, bots: [bot(level)] })),
  { crew: 'mixed', bots: [bot('expert'), bot('regular'), bot('apprentice')] },
  ...LEVELS.filter((level) => ['starter', 'regular', 'expert'].includes(level)).map((level) => ({
    crew: `characters, ${level}`,
    bots: CHARACTERS.map((name) => bot(level, name)),
  })),
  { crew: 'hagglers', bots: [bot('expert', 'haggler')] },
  { crew: 'brokers', bots: [bot('expert', 'broker')] },
  { crew: 'baselines', bots: [baselines.naive(), bot('expert'), baselines.stubborn()] },
];

describe.each(crews)('a trade of bots alone ends: $crew', ({ bots }) => {
  test.each([3, 4, 5])('with %i who think at the same time', async (seats) => {
    const seated = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
    for (let game = 0; game < ENDINGS; game++) {
      const chance = new QuickChance(100 * seats + game);
      const variant = VARIANTS[(seats + game + 1) % VARIANTS.length]!;
      const { state } = chinatown.setUp(options(variant, seats), seats, chance);
      const order = ORDERS[(seats + game) % ORDERS.length]!;
      const { phases } = await tradesAtOnce(state, seated, chance, order, MOST);
      expect(Math.max(...phases), `${order}, game ${game}`).toBeLessThanOrEqual(MOST);
      expect(phases).toHaveLength(6);
    }
  });
});

describe('of two who want each other’s offers', () => {
  /** Both have two shops of a kind, with the other's plot beside them, and a third tile. */
  const facing = () =>
    position({
      seats: 4,
      round: 4,
      land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 24: [1, 'radio'], 25: [1, 'radio'], 26: 0 },
      hands: [['fish'], ['radio'], [], []],
    });
  const swap = (from: number, to: number, at: number, money: number): TradeAnswer => ({
    offer: [
      { from, to, locations: [at] },
      { from: to, to: from, money },
    ],
  });
  const says = async (state: ReturnType<typeof facing>, seat: number) =>
    (await bot('expert').think(chinatown.view(state, seat), { budget: { iterations: 9 }, seed: 1 }))
      .answer;

  test('both are settled where they go together', async () => {
    const state = facing();
    play(state, 0, swap(1, 0, 3, 6));
    play(state, 1, swap(0, 1, 26, 5));
    for (const [seat, offer] of [
      [0, 2],
      [1, 1],
    ] as const)
      expect(await says(state, seat)).toMatchObject({ accept: offer, version: 1 });
  });

  test('who stands by the newer makes way, and who stands by the older waits', async () => {
    /** The first has one tile and no use for two more places. */
    const oneTile = () =>
      position({
        seats: 4,
        round: 4,
        land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 7: 1 },
        hands: [['fish'], [], [], []],
      });
    const newer = oneTile();
    play(newer, 1, swap(1, 0, 3, 5));
    play(newer, 0, swap(1, 0, 7, 5));
    expect(await says(newer, 0)).toEqual({ withdraw: 2, version: 1 });
    play(newer, 0, { withdraw: 2, version: 1 });
    expect(await says(newer, 0)).toMatchObject({ accept: 1, version: 1 });
    const older = oneTile();
    play(older, 0, swap(1, 0, 3, 5));
    play(older, 1, swap(1, 0, 7, 5));
    expect(await says(older, 0)).toMatchObject({ done: true, says: { reason: 'waits' } });
  });

  test('nobody makes way where one deal makes the other void', async () => {
    const state = facing();
    play(state, 0, swap(1, 0, 3, 3));
    play(state, 1, swap(1, 0, 3, 4));
    expect(await says(state, 0)).toMatchObject({ accept: 2, version: 1 });
  });

  test('a tile that comes back with the one leaves something to give for the other', () => {
    const state = position({ hands: [['fish'], ['radio', 'fish'], []] });
    const gives = (to: number): Terms => inFull([{ from: 0, to, tiles: ['fish'] }]);
    const changes = inFull([
      { from: 0, to: 1, tiles: ['fish'] },
      { from: 1, to: 0, tiles: ['fish', 'radio'] },
    ]);
    expect(excludes(state, 0, gives(1), gives(2))).toBe(true);
    expect(excludes(state, 0, gives(2), changes)).toBe(false);
    expect(excludes(state, 0, changes, gives(2))).toBe(false);
  });
});
