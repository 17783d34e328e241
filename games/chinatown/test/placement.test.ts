import { type Chance, QuickChance, shuffle } from '@faubourg/core';
import { gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { boardOf, LOCATIONS } from '../rules/board.ts';
import { incomeOf } from '../rules/businesses.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';
import { copiesOf, type Shop, SHOPS } from '../rules/material.ts';
import { options, play, type Plots, position } from './positions.ts';

type SiteSetup = { land: Plots; hand: Shop[]; streetAccess?: 'on' | 'off'; map?: '1999' | '2008' };

const site = ({ land, hand, streetAccess = 'off', map = '1999' }: SiteSetup): ChinatownState =>
  position({ phase: 'build', options: { streetAccess, map }, land, hands: [hand] });

/** Plays the best placement step by step and checks its income against the board. */
function built(s: ChinatownState): ReturnType<typeof bestPlacement> {
  const best = bestPlacement(s.options, s.land, 0, s.hands[0]!);
  const board = boardOf(s.options.map);
  const before = incomeOf(board, s.land, 0);
  const after = chinatown.copy(s);
  for (const step of best.steps) play(after, 0, step);
  expect(incomeOf(board, after.land, 0)).toBe(best.income);
  expect(best.gain).toBe(best.income - before);
  return best;
}

/** The best of all placements, by trying every one of them. */
function tried(s: ChinatownState): number {
  const met = new Set<string>();
  let best = 0;
  const go = (now: ChinatownState): void => {
    const key = JSON.stringify(now.land);
    if (met.has(key)) return;
    met.add(key);
    best = Math.max(best, incomeOf(boardOf(now.options.map), now.land, 0));
    for (const step of chinatown.answers(now, 0)!) {
      if (!('place' in step)) continue;
      const next = chinatown.copy(now);
      chinatown.apply(next, 0, step, new QuickChance(1));
      go(next);
    }
  };
  go(s);
  return best;
}

test('tiles of a kind go together, where they complete a business', () => {
  const land: Plots = { 1: 0, 2: 0, 3: 0, 40: 0, 60: 0, 24: 0 };
  const best = built(site({ land, hand: ['fish', 'radio', 'fish', 'fish', 'sewing'] }));
  expect(best.income).toBe(7);
  const fish = best.steps.filter(({ place }) => place === 'fish').map(({ at }) => at);
  expect(new Set(fish)).toEqual(new Set([1, 2, 3]));
});

test('two types want the same place: the one that earns more gets it', () => {
  const land: Plots = { 1: 0, 2: 0, 3: 0, 4: 0, 60: 0, 24: 0, 20: 0 };
  const hand = ['fish', 'fish', 'fish', 'restaurant', 'restaurant', 'restaurant', 'restaurant'];
  expect(built(site({ land, hand })).income).toBe(11);
});

test('a tile that joins two businesses, and one that only one of two places can use', () => {
  const land: Plots = { 1: [0, 'sewing'], 3: [0, 'sewing'], 4: [0, 'sewing'], 2: 0, 60: 0, 40: 0 };
  expect(built(site({ land, hand: ['sewing', 'fish'] }))).toMatchObject({ income: 7, gain: 4 });
  // A pair of fish can be completed from either side, but only once.
  const pair: Plots = { 2: [0, 'fish'], 3: [0, 'fish'], 1: 0, 4: 0, 60: 0 };
  expect(built(site({ land: pair, hand: ['fish', 'fish'] })).income).toBe(6);
});

test('more tiles than room, nothing to build with, and nowhere to build', () => {
  expect(built(site({ land: { 1: 0 }, hand: ['fish', 'radio'] }))).toMatchObject({
    income: 1,
    gain: 1,
  });
  expect(built(site({ land: { 1: 0, 2: [0, 'fish'] }, hand: [] }))).toEqual({
    steps: [],
    income: 1,
    gain: 0,
  });
  expect(built(site({ land: { 1: 1 }, hand: ['fish'] }))).toEqual({
    steps: [],
    income: 0,
    gain: 0,
  });
});

test('CT-60 with street access the order and the start matter', () => {
  const inner: Plots = { 77: 0, 78: 0, 80: 0 };
  const setup = { hand: ['antiques', 'antiques', 'antiques'], streetAccess: 'on' as const };
  expect(built(site({ ...setup, land: inner })).steps).toEqual([]);
  expect(built(site({ ...setup, land: { ...inner, 79: 0 } })).income).toBe(4);
  // Beside a complete business a no-street location cannot be used.
  const full: Plots = { 74: [0, 'fish'], 73: [0, 'fish'], 72: [0, 'fish'], 78: 0 };
  expect(built(site({ land: full, hand: ['fish'], streetAccess: 'on' })).steps).toEqual([]);
});

function randomSite(chance: Chance): ChinatownState {
  const map = chance.int(2) ? '1999' : '2008';
  const { neighbours } = boardOf(map);
  const types = shuffle(SHOPS.slice(), chance).slice(0, 1 + chance.int(3));
  const bag = shuffle(
    types.flatMap((shop) => Array.from({ length: copiesOf(shop) }, () => shop)),
    chance,
  );
  const own = [1 + chance.int(LOCATIONS)];
  const wanted = 3 + chance.int(7);
  while (own.length < wanted) {
    const near = neighbours[own[chance.int(own.length)]!]!;
    const at = chance.int(6) ? near[chance.int(near.length)]! : 1 + chance.int(LOCATIONS);
    if (!own.includes(at)) own.push(at);
  }
  const free = new Set(shuffle(own.slice(), chance).slice(0, 2 + chance.int(4)));
  const land: Plots = {};
  for (const at of own) {
    const owner = chance.int(6) ? 0 : 1;
    land[at] = free.has(at) ? owner : [owner, bag.pop() ?? 'tea-house'];
  }
  return site({
    land,
    hand: bag.slice(0, 1 + chance.int(5)),
    streetAccess: chance.int(2) ? 'on' : 'off',
    map,
  });
}

test('nothing is better than the best placement', () => {
  const chance = new QuickChance(1);
  for (let i = 0; i < gamesToPlay(400); i++) {
    const s = randomSite(chance);
    expect(built(s).income, JSON.stringify([s.options, s.land, s.hands[0]])).toBe(tried(s));
  }
});

/** A connected stretch of own locations, from one of `starts` on. */
function stretch(map: '1999' | '2008', starts: readonly number[], size: number, chance: Chance) {
  const { neighbours } = boardOf(map);
  const own = [starts[chance.int(starts.length)]!];
  for (let tries = 0; own.length < size && tries < 200; tries++) {
    const near = neighbours[own[chance.int(own.length)]!]!;
    const at = near[chance.int(near.length)]!;
    if (!own.includes(at)) own.push(at);
  }
  return own;
}

/** Tiles of a few types, some of which stand already. */
function dense(
  own: readonly number[],
  { stand, types }: { stand: number; types: number },
  chance: Chance,
) {
  const bag = shuffle(
    shuffle(SHOPS.slice(), chance)
      .slice(0, types)
      .flatMap((shop) => Array.from({ length: copiesOf(shop) }, () => shop)),
    chance,
  );
  const land: Plots = {};
  for (const [i, at] of own.entries()) land[at] = i < stand ? [0, bag.pop()!] : 0;
  return { land, bag };
}

/** The best income over every order of laying the tiles, with gaps for what is left over. */
function laid(s: ChinatownState): number {
  const free = Object.keys(s.land).filter((at) => s.land[at]!.shop === null);
  const left = new Map<Shop | null, number>([
    [null, Math.max(0, free.length - s.hands[0]!.length)],
  ]);
  for (const shop of s.hands[0]!) left.set(shop, (left.get(shop) ?? 0) + 1);
  const land = { ...s.land };
  let best = 0;
  const lay = (i: number): void => {
    if (i === free.length) {
      best = Math.max(best, incomeOf(boardOf(s.options.map), land, 0));
      return;
    }
    for (const [shop, count] of left) {
      if (count === 0) continue;
      left.set(shop, count - 1);
      land[free[i]!] = { owner: 0, shop };
      lay(i + 1);
      left.set(shop, count);
    }
  };
  lay(0);
  return best;
}

test('nothing is better on many locations side by side, laid in every order', () => {
  const chance = new QuickChance(11);
  const every = Array.from({ length: LOCATIONS }, (_, n) => n + 1);
  for (let i = 0; i < 60; i++) {
    const map = i % 2 ? '1999' : '2008';
    const own = [
      ...stretch(map, every, 6 + chance.int(4), chance),
      ...stretch(map, every, 3 + chance.int(2), chance),
    ];
    const stand = 2 + chance.int(3);
    const { land, bag } = dense([...new Set(own)], { stand, types: 2 + (i % 2) }, chance);
    const s = site({ land, map, hand: bag.slice(0, 4 + chance.int(5)) });
    expect(built(s).income, JSON.stringify([map, s.land, s.hands[0]])).toBe(laid(s));
  }
});

test('CT-60 nothing is better where most locations have no street', () => {
  const chance = new QuickChance(12);
  for (let i = 0; i < 80; i++) {
    const map = i % 2 ? '1999' : '2008';
    const { street } = boardOf(map);
    const inner = Array.from({ length: LOCATIONS }, (_, n) => n + 1).filter((at) => !street[at]);
    const own = stretch(map, inner, 6 + chance.int(3), chance);
    const stand = own.length - 4 - chance.int(2);
    const { land, bag } = dense(
      own,
      { stand: Math.max(0, stand), types: 1 + chance.int(2) },
      chance,
    );
    const hand = bag.slice(0, 3 + chance.int(3));
    const s = site({ land, map, hand, streetAccess: 'on' });
    expect(built(s).income, JSON.stringify([map, s.land, s.hands[0]])).toBe(tried(s));
  }
});

test('a whole hand on many locations is placed as well', () => {
  const chance = new QuickChance(5);
  for (let i = 0; i < 20; i++) {
    const bag = shuffle(
      SHOPS.flatMap((shop) => Array.from({ length: copiesOf(shop) }, () => shop)),
      chance,
    );
    const at = shuffle(
      Array.from({ length: LOCATIONS }, (_, n) => n + 1),
      chance,
    ).slice(0, 20);
    const s = site({ land: Object.fromEntries(at.map((n) => [n, 0])), hand: bag.slice(0, 12) });
    expect(built(s).steps).toHaveLength(12);
  }
  expect(options().streetAccess).toBe('off');
});
