import { canonical, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { MUTATION, play, position } from './positions.ts';

/** Other positions with the same view: resampled from it, and scrambled. */
function others(s: ChinatownState, viewer: number | null, seed = 1): ChinatownState[] {
  const before = canonical(s);
  const view = chinatown.view(s, viewer);
  const chance = new QuickChance(seed);
  const found: ChinatownState[] = [];
  for (let i = 0; i < (MUTATION ? 30 : 60); i++) {
    for (const other of [chinatown.resample(view, chance), chinatown.scramble(s, viewer, chance)]) {
      expect(chinatown.shapes.state.fault(other, '')).toBeNull();
      expect(chinatown.faults(other)).toEqual([]);
      expect(chinatown.view(other, viewer)).toEqual(view);
      found.push(other);
    }
  }
  expect(canonical(s)).toBe(before);
  return found;
}

/** The number of different values among the resampled and among the scrambled positions. */
function variety(states: ChinatownState[], look: (s: ChinatownState) => unknown): number[] {
  return [0, 1].map(
    (way) => new Set(states.filter((_, i) => i % 2 === way).map((s) => canonical(look(s)))).size,
  );
}

/** Checks that both ways give many different values. */
function varies(states: ChinatownState[], look: (s: ChinatownState) => unknown, least = 3): void {
  for (const count of variety(states, look)) expect(count).toBeGreaterThanOrEqual(least);
}

const fixed = (states: ChinatownState[], look: (s: ChinatownState) => unknown): void => {
  expect(variety(states, look)).toEqual([1, 1]);
};

test('CT-10 the cards and choices of others are unknown', () => {
  const s = position({
    phase: 'keep',
    seats: 4,
    land: { 80: 0 },
    cards: [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20],
    ],
  });
  play(s, 1, { keep: [6, 7, 8] });
  play(s, 0, { keep: [1, 3, 5] });
  const seen = others(s, 0);
  varies(seen, ({ cards }) => cards[1], 20);
  varies(seen, ({ cards }) => cards[3], 20);
  varies(seen, ({ kept, cards }) => kept[1]!.map((card) => cards[1]!.indexOf(card)), 5);
  fixed(seen, ({ cards, kept }) => [cards[0], kept[0], kept[2], kept[3]]);
  for (const { cards } of seen) {
    for (const hand of cards) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
  }
  varies(others(s, null), ({ cards }) => cards[0], 20);
});

test('CT-11 hidden hands are unknown, open ones are not', () => {
  const hands = [['fish', 'radio'], ['sewing', 'sewing'], ['laundry']];
  const hidden = others(position({ hands, options: { hands: 'hidden' } }), 0);
  varies(hidden, (s) => s.hands[1], 20);
  varies(hidden, (s) => s.hands[2], 6);
  fixed(hidden, (s) => s.hands[0]);
  fixed(others(position({ hands }), 0), (s) => s.hands);
});

test('CT-23 who stands by an offer the viewer sees holds what it says', () => {
  const s = position({
    hands: [['fish'], ['sewing', 'sewing', 'radio', 'tea-house', 'laundry', 'antiques'], []],
    cards: [[1], [2, 3, 4], [5]],
    options: { hands: 'hidden', locationCards: 'hold' },
  });
  play(s, 1, { offer: [{ from: 1, to: 0, tiles: ['sewing', 'radio'], cards: [3] }] });
  play(s, 1, { offer: [{ from: 1, to: 0, tiles: ['sewing', 'sewing'] }] });
  play(s, 1, { offer: [{ from: 1, to: null, tiles: ['tea-house'] }] });
  const seen = others(s, 0);
  for (const { hands, cards } of seen) {
    expect(hands[1]).toEqual(expect.arrayContaining(['tea-house', 'radio', 'sewing']));
    expect(hands[1]!.filter((tile) => tile === 'sewing').length).toBeGreaterThanOrEqual(2);
    expect(cards[1]).toContain(3);
  }
  varies(seen, ({ hands }) => hands[1], 10);
  varies(seen, ({ cards }) => cards[1], 10);
  // A seat that is no party does not know which seats agree; but the open offer binds its author.
  for (const { hands } of others(s, 2)) expect(hands[1]).toContain('tea-house');
});

test('CT-22, CT-44 what others paid each other is unknown, what they earned is not', () => {
  const s = position({ seats: 4, land: { 5: 1, 6: 2, 7: 3 }, money: [10, 10, 10, 10] });
  play(s, 1, { offer: [{ from: 1, to: 2, money: 4 }] });
  play(s, 2, { accept: 1, version: 1 });
  const seen = others(s, 0);
  varies(seen, ({ money }) => money[1], 5);
  for (const { money } of seen) {
    expect(money[1]! + money[2]!).toBe(20);
    expect(money).toMatchObject({ 0: 10, 3: 10 });
    expect(Math.min(...money)).toBeGreaterThanOrEqual(0);
  }
  fixed(others(s, 1), ({ money }) => money);
  varies(others(s, null), ({ money }) => money[1], 5);
});

test('CT-44 without deals that others closed among themselves there is no doubt', () => {
  const s = position({ seats: 4, land: { 5: 1 }, money: [10, 11, 12, 13] });
  fixed(others(s, 0), ({ money }) => money);
  fixed(others(s, null), ({ money }) => money);
});

test('CT-23 who stands by an offer that the viewer sees in full can pay for it', () => {
  const s = position({ seats: 4, money: [10, 5, 5, 30], land: { 5: 0 } });
  // Seat 3 gives away much through seat 2 to seat 1; seat 0 knows of the deals, not the sums.
  play(s, 3, { offer: [{ from: 3, to: 2, money: 20 }] });
  play(s, 2, { accept: 1, version: 1 });
  play(s, 2, { offer: [{ from: 2, to: 1, money: 20 }] });
  play(s, 1, { accept: 2, version: 1 });
  play(s, 1, { offer: [{ from: 1, to: 0, money: 24 }] });
  play(s, 2, { offer: [{ from: 2, to: null, money: 5 }] });
  const seen = others(s, 0);
  for (const { money } of seen) {
    expect(money[1]).toBeGreaterThanOrEqual(24);
    expect(money[2]).toBeGreaterThanOrEqual(5);
  }
  varies(seen, ({ money }) => money, 4);
});

test('CT-22 the money of a secret offer, and who agreed, are unknown to outsiders', () => {
  const s = position({ seats: 5, land: { 5: 1, 6: 2 } });
  play(s, 1, {
    offer: [
      { from: 1, to: 2, locations: [5] },
      { from: 2, to: 3, money: 2 },
    ],
  });
  play(s, 2, { accept: 1, version: 1 });
  play(s, 2, { offer: [{ from: 3, to: 2, money: 2 }] });
  play(s, 2, {
    offer: [
      { from: 2, to: null, locations: [6] },
      { from: null, to: 2, money: 2 },
    ],
  });
  const seen = others(s, 0);
  const scrambled = variety(seen, ({ offers }) => offers.slice(0, 2))[1]!;
  expect(scrambled).toBeGreaterThan(20);
  const agreed = variety(seen, ({ offers }) => offers[0]!.agreed)[1]!;
  expect(agreed).toBeGreaterThan(2);
  fixed(seen, ({ offers }) => offers[2]);
  fixed(others(s, 3), ({ offers }) => offers);
});

test('CT-23 an outsider takes nobody to hold what they cannot', () => {
  // All six fish are visible, so no seat with a hidden hand can have agreed to give one.
  const s = position({
    seats: 4,
    options: { hands: 'hidden' },
    hands: [['fish', 'fish'], ['fish', 'radio'], [], []],
    land: { 1: [3, 'fish'], 2: [3, 'fish'], 3: 3 },
  });
  play(s, 1, { offer: [{ from: 1, to: 2, tiles: ['fish'] }] });
  const all = others(s, 0).filter(({ hands }) => hands[1]!.includes('fish'));
  expect(all.length).toBeGreaterThan(0);
});

test('CT-30 what others have placed is unknown until it is shown', () => {
  const s = position({
    phase: 'build',
    land: { 1: 0, 2: 1, 3: 1, 4: 1, 5: 2 },
    hands: [['fish'], ['radio', 'sewing', 'fish'], ['tea-house']],
  });
  play(s, 0, { place: 'fish', at: 1 });
  play(s, 1, { place: 'radio', at: 3 });
  play(s, 1, { built: true });
  const seen = others(s, 0);
  varies(seen, ({ land }) => land, 5);
  varies(seen, ({ planned }) => planned[1], 4);
  fixed(seen, ({ planned, land }) => [planned[0], land[1]]);
  varies(others(s, 1), ({ planned }) => planned[2], 2);
});

test('CT-30 in turn only the builder may have placed something unseen', () => {
  const s = position({
    phase: 'build',
    options: { buildOrder: 'in-turn' },
    first: 1,
    land: { 1: 0, 2: 1, 3: 1, 4: 1, 5: 2 },
    hands: [['fish'], ['radio', 'sewing', 'fish'], ['tea-house']],
  });
  play(s, 1, { place: 'radio', at: 3 });
  const seen = others(s, 0);
  varies(seen, ({ planned }) => planned[1], 4);
  fixed(seen, ({ planned }) => [planned[0], planned[2]]);
  fixed(others(s, 1), ({ planned }) => planned);
});

test('CT-50 at the end nothing about money is hidden', () => {
  const s = position({ phase: 'build', round: 6, options: { economy: 'off' } });
  s.ledger.secret = [{ seats: [1, 2], net: [2, -2] }];
  s.money = [20, 22, 18];
  for (const seat of [0, 1, 2]) play(s, seat, { built: true });
  fixed(others(s, 0), ({ money }) => money);
});
