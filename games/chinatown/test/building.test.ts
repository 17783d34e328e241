import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { seenBy, kinds, options, play, position, why } from './positions.ts';

const site = (own: Parameters<typeof position>[0] = {}): ChinatownState =>
  position({
    phase: 'build',
    land: { 8: 0, 9: 0, 10: [0, 'fish'], 11: 1, 12: 2 },
    hands: [['fish', 'fish', 'radio'], ['sewing'], []],
    ...own,
  });

test('CT-30 tiles from hand on own locations without a shop, one each', () => {
  const s = site();
  expect(chinatown.answers(s, 0)).toEqual([
    { built: true },
    { place: 'fish', at: 8 },
    { place: 'fish', at: 9 },
    { place: 'radio', at: 8 },
    { place: 'radio', at: 9 },
  ]);
  expect(chinatown.answers(s, 2)).toEqual([{ built: true }]);
  expect(why(s, 0, { place: 'sewing', at: 8 })).toBe('CT-30 tile-not-held');
  expect(why(s, 0, { place: 'fish', at: 11 })).toBe('CT-30 not-your-location');
  expect(why(s, 0, { place: 'fish', at: 40 })).toBe('CT-30 not-your-location');
  expect(why(s, 0, { place: 'fish', at: 10 })).toBe('CT-30 location-taken');
  play(s, 0, { place: 'fish', at: 9 });
  expect(s.land[9]).toEqual({ owner: 0, shop: 'fish' });
  expect(s.hands[0]).toEqual(['fish', 'radio']);
  expect(why(s, 0, { place: 'radio', at: 9 })).toBe('CT-30 location-taken');
  expect(chinatown.answers(s, 0)).toEqual([
    { built: true },
    { place: 'fish', at: 8 },
    { place: 'radio', at: 8 },
  ]);
});

test('CT-30 all build at the same time: what was placed is shown when all have finished', () => {
  const s = site();
  expect(chinatown.decisions(s)).toEqual(
    [0, 1, 2].map((seat) => ({
      seat,
      kind: 'build',
      rule: 'CT-30',
      owed: true,
      secret: false,
      about: { round: 2 },
    })),
  );
  const placed = play(s, 1, { place: 'sewing', at: 11 });
  expect(seenBy(placed, 1)).toEqual([{ kind: 'placed', at: 11, shop: 'sewing' }]);
  expect(seenBy(placed, 0)).toEqual([]);
  expect(chinatown.view(s, 1)).toMatchObject({ planned: [11], handSizes: [3, 0, 0] });
  expect(chinatown.view(s, 1).land[11]!.shop).toBe('sewing');
  expect(chinatown.view(s, 0).land[11]!.shop).toBeNull();
  expect(chinatown.view(s, 0).hands[1]).toEqual(['sewing']);
  expect(chinatown.view(s, null)).toMatchObject({ planned: null, handSizes: [3, 1, 0] });

  expect(seenBy(play(s, 1, { built: true }), 0)).toEqual([{ kind: 'ready', seat: 1 }]);
  expect(chinatown.view(s, 0).land[11]!.shop).toBeNull();
  expect(why(s, 1, { built: true })).toBe('CT-30 not-asked');
  expect(chinatown.check(s, 1, { built: true })).toMatchObject({
    code: 'not-building',
    data: { waitingFor: [0, 2] },
  });
  expect(chinatown.answers(s, 1)).toEqual([]);
  play(s, 0, { place: 'fish', at: 9 });
  play(s, 0, { place: 'fish', at: 8 });
  play(s, 2, { built: true });
  const events = play(s, 0, { built: true });
  expect(seenBy(events, null)[1]).toEqual({
    kind: 'built',
    builds: [
      {
        seat: 0,
        shops: [
          { at: 9, shop: 'fish' },
          { at: 8, shop: 'fish' },
        ],
      },
      { seat: 1, shops: [{ at: 11, shop: 'sewing' }] },
      { seat: 2, shops: [] },
    ],
  });
  expect(s.planned).toEqual([[], [], []]);
  expect(s.phase).toBe('keep');
});

test('CT-30 what is placed reveals nothing until it is shown', () => {
  const s = site();
  const chance = new QuickChance(1);
  expect(chinatown.apply(s, 0, { place: 'fish', at: 8 }, chance).reveals).toBe(false);
  expect(chinatown.apply(s, 0, { built: true }, chance).reveals).toBe(false);
  expect(chinatown.apply(s, 1, { built: true }, chance).reveals).toBe(false);
  expect(chinatown.apply(s, 2, { built: true }, chance).reveals).toBe(true);
});

test('CT-30 in turn: clockwise from the first, each build shown when it is finished', () => {
  const s = site({ options: { buildOrder: 'in-turn' }, first: 1 });
  expect(chinatown.decisions(s).map(({ seat }) => seat)).toEqual([1]);
  expect(chinatown.answers(s, 0)).toEqual([]);
  expect(why(s, 0, { built: true })).toBe('CT-30 not-asked');
  expect(seenBy(play(s, 1, { place: 'sewing', at: 11 }), 0)).toEqual([]);
  expect(chinatown.view(s, 0).land[11]!.shop).toBeNull();
  const events = play(s, 1, { built: true });
  expect(seenBy(events, 0)).toEqual([
    { kind: 'built', builds: [{ seat: 1, shops: [{ at: 11, shop: 'sewing' }] }] },
  ]);
  expect(chinatown.view(s, 0).land[11]!.shop).toBe('sewing');
  expect(chinatown.decisions(s).map(({ seat }) => seat)).toEqual([2]);
  expect(chinatown.apply(chinatown.copy(s), 2, { built: true }, new QuickChance(1)).reveals).toBe(
    true,
  );
  play(s, 2, { built: true });
  expect(chinatown.decisions(s).map(({ seat }) => seat)).toEqual([0]);
  expect(kinds(play(s, 0, { built: true })).slice(0, 3)).toEqual(['built', 'economy', 'income']);
  // The first to build moves clockwise each round.
  expect(s.first).toBe(2);
});

test('CT-30 in turn: a random player is first in round 1, and the turn wraps around', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const own = options({ buildOrder: 'in-turn' }, 4);
    const { state, events } = chinatown.setUp(own, 4, new QuickChance(seed));
    expect(events[0]).toEqual({ kind: 'first', seat: state.first });
    firsts.add(state.first!);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  expect(chinatown.setUp(options(), 3, new QuickChance(1)).state.first).toBeNull();
  const s = site({ options: { buildOrder: 'in-turn' }, first: 2 });
  for (const seat of [2, 0, 1]) play(s, seat, { built: true });
  expect(s.first).toBe(0);
});

test('CT-31 unplaced tiles stay in hand', () => {
  const s = site();
  play(s, 0, { place: 'radio', at: 8 });
  for (const seat of [0, 1, 2]) play(s, seat, { built: true });
  expect(s.hands).toEqual([['fish', 'fish'], ['sewing'], []]);
});

test('the safe answer builds nothing', () => {
  const s = site();
  expect(chinatown.fallback(s, 0)).toEqual({ built: true });
  expect(why(s, 0, { done: true })).toBe('CT-30 other-question');
  expect(why(s, 0, { keep: [] })).toBe('CT-30 other-question');
});
