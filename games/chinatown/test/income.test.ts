import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { businesses, incomes, type Land, shopsOfSizes } from '../rules/businesses.ts';
import { economyLeft } from '../rules/income.ts';
import { chinatown, type ChinatownOptions, type ChinatownState } from '../rules/index.ts';
import { earns, ECONOMY, type Economy } from '../rules/material.ts';
import { closeTrade, kinds, options, play, type Plots, position } from './positions.ts';

const income = (land: Plots, own: Partial<ChinatownOptions> = {}): number[] => {
  const s = position({ land, options: own });
  return incomes(boardOf(s.options.map), s.land, 3);
};

test('CT-41 incomplete 1 … 5 tiles, complete 3 … 6', () => {
  expect([1, 2].map((n) => earns(3, n))).toEqual([1, 2]);
  expect([1, 2, 3].map((n) => earns(4, n))).toEqual([1, 2, 4]);
  expect([1, 2, 3, 4].map((n) => earns(5, n))).toEqual([1, 2, 4, 6]);
  expect([1, 2, 3, 4, 5].map((n) => earns(6, n))).toEqual([1, 2, 4, 6, 8]);
  expect([3, 4, 5, 6].map((size) => earns(size, size))).toEqual([5, 8, 11, 14]);
});

test('CT-42 the examples: 5 tiles of size 3 earn 5 + 2, 4 of them never as a 4', () => {
  expect(earns(3, 5)).toBe(7);
  expect(earns(3, 4)).toBe(6);
});

test.each([
  [3, [5, 6, 7, 10]],
  [4, [8, 9, 10, 12]],
  [5, [11, 12, 13, 15]],
  [6, [14, 15, 16, 18]],
])('CT-42 groups beyond size %d', (size, expected) => {
  expect([0, 1, 2, 3].map((more) => earns(size, size + more))).toEqual(expected);
});

test('CT-42 the count alone decides, not the shape', () => {
  // A row of five fish shops, and five in another shape.
  const row: Plots = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [at, [0, 'fish']]));
  const lump: Plots = Object.fromEntries([13, 14, 16, 17, 18].map((at) => [at, [0, 'fish']]));
  expect(income(row)).toEqual([7, 0, 0]);
  expect(income(lump)).toEqual([7, 0, 0]);
});

test('CT-41 adjacent means side by side in one district, same type, same owner', () => {
  // Diagonal.
  expect(income({ 1: [0, 'radio'], 7: [0, 'radio'] })).toEqual([2, 0, 0]);
  // Side by side.
  expect(income({ 1: [0, 'radio'], 6: [0, 'radio'], 7: [0, 'radio'] })).toEqual([4, 0, 0]);
  // 15 (Bowery) and 28 (Grand St) face each other across the street.
  expect(income({ 15: [0, 'radio'], 28: [0, 'radio'], 13: [0, 'radio'] })).toEqual([3, 0, 0]);
  // Two equal shops of different owners are two businesses; so are two types.
  expect(income({ 1: [0, 'radio'], 2: [1, 'radio'], 3: [0, 'radio'] })).toEqual([2, 1, 0]);
  expect(income({ 1: [0, 'radio'], 2: [0, 'sewing'], 3: [0, 'radio'], 4: 0 })).toEqual([3, 0, 0]);
});

test('CT-2 on the other map other locations are adjacent', () => {
  const land: Plots = { 1: [0, 'fish'], 2: [0, 'fish'], 3: [0, 'fish'], 6: [0, 'fish'] };
  expect(income(land)).toEqual([6, 0, 0]);
  expect(income({ 1: [0, 'fish'], 3: [0, 'fish'], 7: [0, 'fish'] })).toEqual([3, 0, 0]);
  expect(income({ 1: [0, 'fish'], 3: [0, 'fish'], 7: [0, 'fish'] }, { map: '2008' })).toEqual([
    5, 0, 0,
  ]);
});

test('CT-43 selling one shop of a complete business breaks it', () => {
  const s = position({ land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: [0, 'fish'] } });
  const now = (): number[] => incomes(boardOf('1999'), s.land, 3);
  expect(now()).toEqual([5, 0, 0]);
  play(s, 0, { offer: [{ from: 0, to: 1, locations: [2] }] });
  play(s, 1, { accept: 1, version: 1 });
  expect(now()).toEqual([2, 1, 0]);
  expect(businesses(boardOf('1999'), s.land)).toEqual([
    { owner: 0, shop: 'fish', locations: [1] },
    { owner: 1, shop: 'fish', locations: [2] },
    { owner: 0, shop: 'fish', locations: [3] },
  ]);
});

/** A board with 1, 2, 3, 4 shops of the sizes 3, 4, 5, 6, all of them of seat 0, none adjacent. */
const sizes: Plots = {
  1: [0, 'fish'],
  3: [0, 'restaurant'],
  5: [0, 'restaurant'],
  9: [0, 'laundry'],
  11: [0, 'laundry'],
  13: [0, 'laundry'],
  20: [0, 'radio'],
  23: [0, 'radio'],
  28: [0, 'radio'],
  30: [0, 'radio'],
  85: [1, 'radio'],
};

test.each([
  [[], 0, 0],
  [[3], 1, 0],
  [[4], 2, 0],
  [[5], 3, 0],
  [[6], 4, 1],
  [[3, 4], 3, 0],
  [[5, 6], 7, 1],
])('CT-40 economy card %j pays 1,000 for each such shop on the board', (card, first, second) => {
  const { land } = position({ land: sizes });
  expect(shopsOfSizes(land, card, 3)).toEqual([first, second, 0]);
});

/** Ends a round; returns the economy card. */
function endRound(s: ChinatownState, chance: QuickChance): Economy | null {
  let turned: Economy | null = null;
  while (s.phase === 'build') {
    for (const event of play(s, chinatown.decisions(s)[0]!.seat, { built: true }, chance)) {
      if (event.kind === 'economy') turned = event.sizes;
    }
  }
  return turned;
}

test('CT-40, CT-41 income is paid and announced: businesses and the card, complete or not', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const s = position({ phase: 'build', round: 1, land: sizes, hands: [['fish']] });
    play(s, 0, { built: true });
    play(s, 1, { built: true });
    const events = play(s, 2, { built: true }, new QuickChance(seed));
    const card = s.turned[0]!;
    met.add(card.join());
    const bonus = shopsOfSizes(s.land, card, 3);
    expect(events).toContainEqual({ kind: 'economy', sizes: card });
    expect(events).toContainEqual({ kind: 'income', business: [10, 1, 0], bonus });
    expect(s.money).toEqual([30 + bonus[0]!, 21 + bonus[1]!, 20]);
    expect(s.ledger.income).toEqual([25 + bonus[0]!, 16 + bonus[1]!, 15]);
    expect(kinds(events).slice(0, 5)).toEqual(['ready', 'built', 'economy', 'income', 'round']);
  }
  expect([...met].sort()).toEqual(['', '3', '3,4', '4', '5', '5,6', '6']);
});

test('CT-40 a card that was turned is removed; six of nine are used', () => {
  const chance = new QuickChance(11);
  const { state: s } = chinatown.setUp(options({ locationCards: 'all' }), 3, chance);
  const turned: string[] = [];
  while (s.phase !== 'over') {
    closeTrade(s);
    turned.push(endRound(s, chance)!.join());
  }
  expect(turned).toHaveLength(6);
  expect(s.turned.map((card) => card.join())).toEqual(turned);
  expect(economyLeft(s.turned)).toHaveLength(3);
  const all = [...turned, ...economyLeft(s.turned).map((card) => card.join())].sort();
  expect(all).toEqual(ECONOMY.map((card) => card.join()).sort());
  expect(economyLeft([[], [3]]).map((card) => card.join())).toEqual([
    '',
    '',
    '4',
    '5',
    '6',
    '3,4',
    '5,6',
  ]);
});

test('CT-40 economy: off turns no card and draws nothing', () => {
  const s = position({ phase: 'build', round: 6, land: sizes, options: { economy: 'off' } });
  const chance = new QuickChance(1);
  expect(endRound(s, chance)).toBeNull();
  expect(s.turned).toEqual([]);
  expect(s.money).toEqual([30, 21, 20]);
  expect(chance.draws).toBe(0);
});

test('CT-31 tiles in hand earn nothing', () => {
  const s = position({
    phase: 'build',
    round: 6,
    hands: [['fish', 'fish', 'fish']],
    options: { economy: 'off' },
  });
  endRound(s, new QuickChance(1));
  expect(s.money).toEqual([20, 20, 20]);
});

test('CT-50 after the sixth income the richest wins; what stands on the board does not matter', () => {
  const s = position({
    phase: 'build',
    round: 6,
    land: sizes,
    money: [20, 30, 7],
    options: { economy: 'off' },
  });
  expect(chinatown.outcome(s)).toBeNull();
  play(s, 0, { built: true });
  play(s, 1, { built: true });
  const events = play(s, 2, { built: true });
  expect(events.at(-1)).toEqual({ kind: 'ended', money: [30, 31, 7] });
  expect(s.phase).toBe('over');
  expect(s.round).toBe(6);
  expect(chinatown.outcome(s)).toEqual({
    scores: [30, 31, 7],
    winners: [1],
    reason: 'sixth-income',
  });
  expect(chinatown.decisions(s)).toEqual([]);
  expect(chinatown.answers(s, 0)).toEqual([]);
});

test('CT-50 ties share the victory', () => {
  const s = position({ phase: 'build', round: 6, money: [9, 4, 9], options: { economy: 'off' } });
  endRound(s, new QuickChance(1));
  expect(chinatown.outcome(s)!.winners).toEqual([0, 2]);
});

test('CT-43 a board is read by its ownership, not by who placed the shops', () => {
  const land: Land = { 1: { owner: 2, shop: 'fish' }, 2: { owner: 2, shop: 'fish' } };
  expect(incomes(boardOf('1999'), land, 3)).toEqual([0, 0, 2]);
});
