import { copyJson } from '@faubourg/core';
import { expect, test } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { play, position } from './positions.ts';

/** A table while trading, with two open offers and a settled deal. */
function table(): ChinatownState {
  const s = position({
    seats: 4,
    land: { 5: 0, 6: [1, 'fish'], 7: 2 },
    hands: [['fish', 'radio'], ['sewing'], [], []],
    money: [10, 10, 10, 10],
  });
  play(s, 0, { offer: [{ from: 0, to: 1, money: 1 }] });
  play(s, 1, { accept: 1, version: 1 });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [5] },
      { from: 1, to: 2, money: 3 },
    ],
  });
  play(s, 2, { offer: [{ from: 2, to: null, locations: [7] }] });
  play(s, 1, { accept: 2, version: 1 });
  return s;
}

const after = (change: (s: ChinatownState) => void, from: ChinatownState = table()): string[] => {
  const s = copyJson(from);
  change(s);
  expect(chinatown.shapes.state.fault(s, '')).toBeNull();
  return [...chinatown.faults(s)];
};

test('a table in order has no faults', () => {
  expect(after(() => {})).toEqual([]);
});

test('CT-1 locations are neither made nor lost', () => {
  expect(after((s) => delete s.land[5])).toContain('locations: 84 in all, expected 85');
  expect(after((s) => (s.deck += 1))).toEqual(['locations: 86 in all, expected 85']);
});

test('CT-3 tiles are neither made nor lost', () => {
  expect(after((s) => s.hands[3]!.push('fish'))).toEqual(['tiles: 91 in all, expected 90']);
  expect(after((s) => (s.land[6]!.shop = null))).toEqual(['tiles: 89 in all, expected 90']);
  const six = after((s) => {
    s.hands[3] = ['fish', 'fish', 'fish', 'fish', 'fish'];
    s.bag -= 5;
  });
  expect(six).toEqual(['tiles: 7 of fish, there are 6']);
});

test('CT-40 economy cards', () => {
  expect(after((s) => s.turned.push([3]))).toEqual(['turned: 2 cards, expected 1']);
  expect(after((s) => (s.turned = [[3, 5]]))).toEqual(['turned: not of the nine']);
  const off = position({ options: { economy: 'off' } });
  expect(after((s) => s.turned.push([3]), off)).toEqual(['turned: 1 cards, expected 0']);
  const over = { ...position({ round: 6 }), phase: 'over' as const };
  expect(after(() => {}, over)).toEqual(['turned: 5 cards, expected 6']);
});

test('CT-4, CT-44 money comes from the start and from income alone', () => {
  expect(after((s) => s.money[3]!++)).toEqual(
    ['money of seat 3: 10, expected 10'].map((line) => line.replace('10, ', '11, ')),
  );
  const ten = 'money of seat 3: 10, expected 11';
  expect(after((s) => s.ledger.income[3]!++)).toEqual([ten]);
  expect(after((s) => s.ledger.open[3]!++)).toEqual(['ledger: 0,0,0,1 is not 0 in all', ten]);
  expect(after((s) => s.ledger.secret[0]!.net[0]!++)).toEqual([
    'ledger: 0,1 is not 0 in all',
    'money of seat 0: 9, expected 10',
  ]);
  expect(after((s) => s.ledger.secret.push({ seats: [0, 1], net: [0, 0] }))).toEqual([
    'ledger: the same parties twice',
  ]);
  expect(after((s) => s.ledger.secret.push({ seats: [2, 1], net: [0, 0] }))).toEqual([
    'ledger: parties 2,1',
  ]);
  expect(after((s) => s.ledger.secret.push({ seats: [2], net: [0, 0] }))).toEqual([
    'ledger: parties 2',
  ]);
  expect(after((s) => (s.options = { ...s.options, dealMoney: 'open' }))).toEqual([
    'ledger: secret money',
  ]);
  expect(after((s) => (s.options = { ...s.options, money: 'open' }))).toEqual([
    'ledger: secret money',
  ]);
});

test('every seat has its entry, and nobody else is named', () => {
  expect(after((s) => s.hands.pop())).toContain('hands: 3 entries for 4 seats');
  expect(after((s) => s.ledger.income.pop())).toContain('income: 3 entries for 4 seats');
  expect(after((s) => (s.land[5]!.owner = 4))).toEqual(['seat 4, there are 4']);
  expect(after((s) => s.offers[0]!.declined.push(4))).toEqual(['offer 2: who said what']);
  expect(after((s) => s.offers[0]!.agreed.push(4))).toEqual(['seat 4, there are 4']);
  expect(after((s) => (s.offers[0]!.author = 4))).toEqual(['seat 4, there are 4']);
  expect(after((s) => (s.first = 4))).toEqual(['seat 4, there are 4']);
  expect(after((s) => (s.ledger.secret[0]!.seats = [0, 4]))).toEqual(['seat 4, there are 4']);
});

test('CT-10, CT-61 cards and choices', () => {
  const inKeepPhase = (own: Parameters<typeof position>[0] = {}): ChinatownState =>
    position({ phase: 'keep', cards: [[1, 2, 3, 4, 5, 6], [7, 8], []], land: { 30: 0 }, ...own });
  expect(after(() => {}, inKeepPhase())).toEqual([]);
  expect(after((s) => (s.kept = [[1, 2, 3, 4], null, null]), inKeepPhase())).toEqual([]);
  expect(after((s) => (s.kept = [[1, 2, 3], null, null]), inKeepPhase())).toEqual([
    'kept: 1,2,3 by seat 0',
  ]);
  expect(after((s) => (s.kept = [[1, 2, 3, 7], null, null]), inKeepPhase())).toEqual([
    'kept: 1,2,3,7 by seat 0',
  ]);
  expect(after((s) => (s.kept = [[1, 2, 3, 3], null, null]), inKeepPhase())).toEqual([
    'kept: 1,2,3,3 by seat 0',
  ]);
  expect(after((s) => (s.kept = [[1, 2, 3, 4], [7, 8], []]), inKeepPhase())).toEqual([
    'kept: all have chosen',
  ]);
  expect(after((s) => (s.ready[0] = true), inKeepPhase())).toEqual(['ready: true,false,false']);
  const twice = after((s) => {
    s.cards[1] = [6];
    s.deck += 1;
  }, inKeepPhase());
  expect(twice).toEqual(['cards: one in two hands']);
  const owned = after((s) => (s.cards[1] = [7, 30]), inKeepPhase());
  expect(owned).toEqual(['cards: 30 in hand and owned']);
  const many = after((s) => {
    s.cards[0]!.push(50);
    s.deck -= 1;
  }, inKeepPhase());
  expect(many).toEqual(['cards: 7 in the hand of seat 0']);
  const all = {
    ...inKeepPhase(),
    options: { ...inKeepPhase().options, locationCards: 'all' as const },
  };
  expect(after(() => {}, all)).toEqual(['phase: keep']);
  const trading = after((s) => {
    s.cards[0] = [50];
    s.deck -= 1;
  });
  expect(trading).toEqual(['cards: 1 in the hand of seat 0']);
  expect(after((s) => (s.kept[0] = []))).toEqual(['kept:  by seat 0']);
});

test('CT-61 hold: a seat holds no more than was ever kept back, and what it was just dealt', () => {
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
  const held = (count: number, phase: 'keep' | 'trade', round: number): string[] => {
    const s = position({ phase, round, options: { locationCards: 'hold' } });
    return after((now) => {
      now.cards[0] = numbers(count);
      now.deck -= count;
    }, s);
  };
  expect(held(12, 'trade', 2)).toEqual([]);
  expect(held(13, 'trade', 2)).toEqual(['cards: 13 in the hand of seat 0']);
  expect(held(36, 'keep', 6)).toEqual([]);
  expect(held(37, 'keep', 6)).toEqual(['cards: 37 in the hand of seat 0']);
});

test('CT-24, CT-30 who is done, and what was built unseen', () => {
  expect(after((s) => s.ready.fill(true))).toEqual(['ready: true,true,true,true']);
  expect(after((s) => (s.first = 0))).toEqual(['first: not by buildOrder']);
  expect(after((s) => (s.planned[1] = [6]))).toEqual(['planned: 6 by seat 1']);
  const building = position({ phase: 'build', land: { 5: [0, 'fish'], 6: 0, 7: [1, 'fish'] } });
  expect(after((s) => (s.planned[0] = [5]), building)).toEqual([]);
  expect(after((s) => (s.planned[0] = [6]), building)).toEqual(['planned: 6 by seat 0']);
  expect(after((s) => (s.planned[0] = [7]), building)).toEqual(['planned: 7 by seat 0']);
  expect(after((s) => (s.planned[0] = [8]), building)).toEqual(['planned: 8 by seat 0']);
  expect(after((s) => (s.planned[0] = [5, 5]), building)).toEqual(['planned: 5,5 by seat 0']);
  expect(after((s) => ([s.phase, s.turned] = ['over', [[], [3]]]), building)).toEqual([
    'phase: over in round 2',
  ]);
  const turns = position({
    phase: 'build',
    options: { buildOrder: 'in-turn' },
    first: 1,
    land: { 5: [0, 'fish'], 7: [1, 'fish'] },
  });
  expect(after((s) => (s.ready = [false, true, false]), turns)).toEqual([]);
  expect(after((s) => (s.ready = [false, true, true]), turns)).toEqual([]);
  expect(after((s) => (s.ready = [true, false, false]), turns)).toEqual([
    'ready: true,false,false',
  ]);
  expect(after((s) => (s.ready = [true, true, false]), turns)).toEqual(['ready: true,true,false']);
  expect(after((s) => (s.planned[1] = [7]), turns)).toEqual([]);
  expect(after((s) => (s.planned[0] = [5]), turns)).toEqual(['planned: 5 by seat 0']);
  const trading = position({
    options: { buildOrder: 'in-turn' },
    first: 1,
    ready: [true, false, false],
  });
  expect(after(() => {}, trading)).toEqual([]);
});

test('CT-23 offers on the table', () => {
  expect(after((s) => (s.offers[1]!.id = 2))).toEqual(['offers: numbers 2,2 before 4']);
  expect(after((s) => (s.nextOffer = 3))).toEqual(['offers: numbers 2,3 before 3']);
  expect(after((s) => (s.offers[0]!.gifts[0]!.to = 0))).toEqual(['offer 2: gift-to-self']);
  expect(after((s) => (s.offers[0]!.agreed = [0, 3]))).toEqual(['offer 2: who said what']);
  expect(after((s) => (s.offers[0]!.declined = [1]))).toEqual(['offer 2: who said what']);
  expect(after((s) => (s.offers[0]!.declined = [3]))).toEqual(['offer 2: who said what']);
  expect(after((s) => ([s.offers[0]!.agreed, s.offers[0]!.declined] = [[1], [0]]))).toEqual([
    'offer 2: who said what',
  ]);
  expect(after((s) => (s.offers[0]!.agreed = [0, 1, 2]))).toEqual(['offer 2: all have agreed']);
  expect(after((s) => (s.offers[0]!.parties = [0, 1]))).toEqual(['offer 2: parties']);
  expect(after((s) => (s.offers[0]!.parties = [1, 0, 2]))).toEqual(['offer 2: parties']);
  expect(after((s) => (s.offers[0]!.parties = [0]))).toEqual(['offer 2: parties']);
  expect(after((s) => (s.offers[1]!.parties = [1, 2]))).toEqual(['offer 3: parties']);
  expect(after((s) => (s.offers[0]!.parties = [0, 1, 2, 3]))).toEqual([]);
  expect(after((s) => (s.offers[1]!.agreed = []))).toEqual([]);
  expect(after((s) => (s.land[5]!.owner = 1))).toEqual(['offer 2: lacks a location']);
  expect(after((s) => (s.offers[0]!.gifts[1]!.money = 12))).toEqual(['offer 2: seat 1 cannot pay']);
  const many = after((s) => {
    for (let id = 4; id < 12; id++) s.offers.push({ ...copyJson(s.offers[0]!), id });
    s.nextOffer = 12;
  });
  expect(many).toEqual(['offers: 9 by seat 0, at most 8']);
  expect(after((s) => (s.phase = 'build'))).toEqual(['offers: outside the trade']);
});

test('a map of one’s own is looked at as well', () => {
  const map = copyJson(boardOf('1999').file);
  expect(after((s) => (s.options = { ...s.options, map }))).toEqual([]);
  map.districts[0]!.cells.pop();
  expect(after((s) => (s.options = { ...s.options, map }))).toEqual([
    'map.districts: location 12 is missing',
  ]);
});
