import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownEvent, type ChinatownState } from '../rules/index.ts';
import { copiesOf, countOf, SHOPS } from '../rules/material.ts';
import { bagOf } from '../rules/tiles.ts';
import { seenBy, options, play, position } from './positions.ts';

/** Everybody keeps the first cards; the last answer draws the tiles. */
function keepFirst(s: ChinatownState, chance: QuickChance): readonly ChinatownEvent[] {
  let events: readonly ChinatownEvent[] = [];
  for (let seat = 0; seat < s.money.length; seat++) {
    events = play(s, seat, chinatown.fallback(s, seat), chance);
  }
  return events;
}

test.each([
  [3, 7],
  [4, 6],
  [5, 5],
])('CT-11 with %d players each draws %d tiles in round 1', (seats, tiles) => {
  const chance = new QuickChance(seats);
  const { state: s } = chinatown.setUp(options({}, seats), seats, chance);
  const events = keepFirst(s, chance);
  expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => tiles));
  expect(s.bag).toBe(90 - seats * tiles);
  expect(seenBy(events, null)).toContainEqual({
    kind: 'tiles',
    count: tiles,
    tiles: s.hands,
  });
  for (const hand of s.hands) {
    expect(hand).toEqual(hand.toSorted((a, b) => SHOPS.indexOf(a) - SHOPS.indexOf(b)));
  }
});

function drawn(hands: 'open' | 'hidden'): {
  s: ChinatownState;
  events: readonly ChinatownEvent[];
} {
  const chance = new QuickChance(5);
  const { state: s } = chinatown.setUp(options({ hands }), 3, chance);
  return { s, events: keepFirst(s, chance) };
}

test('CT-11 hands are open', () => {
  const { s } = drawn('open');
  expect(chinatown.view(s, 1).hands).toEqual(s.hands);
  expect(chinatown.view(s, null).hands).toEqual(s.hands);
});

test('CT-11 with hands: hidden each sees its own', () => {
  const { s, events } = drawn('hidden');
  expect(chinatown.view(s, 1).hands).toEqual([null, s.hands[1], null]);
  expect(chinatown.view(s, 1).handSizes).toEqual([7, 7, 7]);
  expect(chinatown.view(s, null).hands).toEqual([null, null, null]);
  expect(seenBy(events, 1)).toContainEqual({ kind: 'tiles', count: 7 });
  expect(seenBy(events, 1)).toContainEqual({ kind: 'drew', tiles: s.hands[1] });
  expect(JSON.stringify(seenBy(events, null))).not.toContain('drew');
  expect(seenBy(events, null)).toContainEqual({ kind: 'tiles', count: 7 });
});

test('CT-3 the bag holds what is neither in a hand nor on the board', () => {
  const s = position({
    land: { 1: [0, 'fish'], 2: [1, 'fish'], 3: 2 },
    hands: [['fish', 'radio']],
  });
  const bag = bagOf(s);
  expect(bag).toHaveLength(s.bag);
  expect(countOf(bag, 'fish')).toBe(3);
  expect(countOf(bag, 'radio')).toBe(copiesOf('radio') - 1);
  expect(countOf(bag, 'sewing')).toBe(9);
});

test('CT-11 a drawn tile is new, and joins those still in hand (CT-31)', () => {
  const all = SHOPS.flatMap((shop) => Array.from({ length: copiesOf(shop) }, () => shop));
  const rest = ['fish', 'fish', 'radio', 'laundry', 'laundry', 'sewing'];
  for (const shop of rest) all.splice(all.indexOf(shop), 1);
  const s = position({
    phase: 'keep',
    round: 6,
    hands: [all.slice(0, 80), all.slice(80)],
    options: { locationCards: 'hold' },
  });
  keepFirst(s, new QuickChance(2));
  // Six are left: two for each, not the four of the table.
  expect(s.hands.map((hand) => hand.length)).toEqual([82, 6, 2]);
  expect(s.bag).toBe(0);
  expect(s.hands.flat().sort()).toEqual([...all, ...rest].sort());
});
