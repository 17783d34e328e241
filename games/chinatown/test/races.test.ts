import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownAnswer, type ChinatownState } from '../rules/index.ts';
import { closeTrade, seenBy, kinds, play, position, why } from './positions.ts';

/** Seat 0 has offered its one location to both others. */
function twice(): ChinatownState {
  const s = position({ land: { 5: 0, 6: 1 }, money: [5, 9, 9] });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [5] },
      { from: 1, to: 0, money: 3 },
    ],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 2, locations: [5] },
      { from: 2, to: 0, money: 4 },
    ],
  });
  return s;
}

test.each([
  [1, 2, 1, 2],
  [2, 1, 2, 1],
])(
  'CT-23 two accept conflicting offers: seat %d first, seat %d finds it void',
  (first, second, taken, voided) => {
    const s = twice();
    const events = play(s, first, { accept: taken, version: 1 });
    expect(s.land[5]!.owner).toBe(first);
    expect(s.offers).toEqual([]);
    expect(why(s, second, { accept: voided, version: 1 })).toBe('CT-23 offer-gone');
    // All see that it is void; only the parties see by which asset.
    expect(seenBy(events, null)).toContainEqual({ kind: 'void', offer: voided, version: 1 });
    expect(kinds(events)).toEqual(['deal', 'money', 'void', 'why']);
    const lack = { lacks: 'location', seat: 0, location: 5 };
    expect(seenBy(events, second)).toContainEqual({
      kind: 'why',
      offer: voided,
      version: 1,
      lack,
    });
    expect(JSON.stringify(seenBy(events, first))).not.toContain('why');
    expect(JSON.stringify(seenBy(events, null))).not.toContain('why');
  },
);

test('CT-23 an acceptance of a replaced version binds nobody', () => {
  const s = position({ land: { 5: 0 } });
  const terms = (money: number) => [
    { from: 0, to: 1, locations: [5] },
    { from: 1, to: 0, money },
  ];
  play(s, 0, { offer: terms(3) });
  // The author replaces it before the acceptance arrives.
  play(s, 0, { counter: 1, version: 1, offer: terms(9) });
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 offer-changed');
  expect(why(s, 1, { decline: 1, version: 1 })).toBe('CT-23 offer-changed');
  // The counter-offers of two parties: the second is about an old version.
  play(s, 1, { counter: 1, version: 2, offer: terms(4) });
  expect(why(s, 0, { counter: 1, version: 2, offer: terms(8) })).toBe('CT-23 offer-changed');
  expect(why(s, 0, { withdraw: 1, version: 2 })).toBe('CT-23 offer-changed');
  play(s, 0, { counter: 1, version: 3, offer: terms(8) });
  expect(s.offers[0]).toMatchObject({ version: 4, author: 0, agreed: [0] });
  expect(s.money).toEqual([20, 20, 20]);
});

test('CT-23 counter against acceptance: whichever comes first', () => {
  const open = (): ChinatownState => {
    const s = position({ land: { 5: 0 } });
    play(s, 0, {
      offer: [
        { from: 0, to: null, locations: [5] },
        { from: null, to: 0, money: 3 },
      ],
    });
    return s;
  };
  const counter = { counter: 1, version: 1, offer: [{ from: 0, to: 2, locations: [5] }] };
  const one = open();
  play(one, 1, { accept: 1, version: 1 });
  expect(why(one, 2, counter)).toBe('CT-23 offer-gone');
  const other = open();
  play(other, 2, {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 2, locations: [5] },
      { from: 2, to: 0, money: 2 },
    ],
  });
  // The counter-offer lies beside the open one, which everybody can still take.
  expect(why(other, 1, { accept: 1, version: 1 })).toBeNull();
  expect(why(other, 1, { accept: 2, version: 1 })).toBe('CT-23 not-a-party');
});

test('CT-23 withdrawn against accepted: whichever comes first', () => {
  const s = twice();
  play(s, 0, { withdraw: 1, version: 1 });
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 offer-gone');
  play(s, 2, { accept: 2, version: 1 });
  expect(why(s, 0, { withdraw: 2, version: 1 })).toBe('CT-23 offer-gone');
});

test('CT-23 an offer on the table is void once tiles are gone, for whoever asked for them', () => {
  const s = position({ hands: [['fish'], ['radio', 'radio'], []] });
  play(s, 0, {
    offer: [
      { from: 1, to: 0, tiles: ['radio', 'radio'] },
      { from: 0, to: 1, money: 2 },
    ],
  });
  play(s, 2, { offer: [{ from: 1, to: 2, tiles: ['radio'] }] });
  play(s, 2, { offer: [{ from: null, to: 2, tiles: ['radio', 'radio'] }] });
  play(s, 2, { offer: [{ from: null, to: 2, tiles: ['fish'] }] });
  const events = play(s, 1, { accept: 2, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([4]);
  expect(seenBy(events, 0)).toContainEqual({
    kind: 'why',
    offer: 1,
    version: 1,
    lack: { lacks: 'tile', seat: 1, tile: 'radio' },
  });
  expect(seenBy(events, 2)).toContainEqual({
    kind: 'why',
    offer: 3,
    version: 1,
    lack: { lacks: 'taker' },
  });
  expect(seenBy(events, 0)).toContainEqual({ kind: 'void', offer: 3, version: 1 });
});

test('CT-23, CT-61 an offer is void once a card it asks for has gone to somebody else for all to see', () => {
  const s = position({ seats: 4, options: { locationCards: 'hold' }, cards: [[57, 60]] });
  play(s, 1, { offer: [{ from: 0, to: 1, cards: [57] }] });
  play(s, 2, { offer: [{ from: 0, to: 2, cards: [57] }] });
  play(s, 3, { offer: [{ from: 1, to: 3, cards: [57] }] });
  play(s, 1, { offer: [{ from: 0, to: 1, cards: [60] }] });
  // Its new owner can still be asked for it; nothing is known of the others' cards.
  play(s, 1, { offer: [{ from: 2, to: 1, cards: [57] }] });
  play(s, 3, { offer: [{ from: null, to: 3, cards: [57] }] });
  play(s, 2, { offer: [{ from: null, to: 2, cards: [57] }] });
  const events = play(s, 0, { accept: 2, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([4, 5, 6]);
  expect(seenBy(events, 3)).toContainEqual({ kind: 'void', offer: 1, version: 1 });
  const said = (offer: number, lack: object) => ({ kind: 'why', offer, version: 1, lack });
  expect(seenBy(events, 1)).toContainEqual(said(1, { lacks: 'card', seat: 0, card: 57 }));
  expect(seenBy(events, 3)).toContainEqual(said(3, { lacks: 'card', seat: 1, card: 57 }));
  expect(seenBy(events, 2)).toContainEqual(said(7, { lacks: 'taker' }));
});

test('CT-11, CT-23 with hidden hands an offer is void once who shall give a tile has none left at all', () => {
  const s = position({ options: { hands: 'hidden' }, hands: [['fish'], ['radio', 'fish'], []] });
  play(s, 2, { offer: [{ from: 0, to: 2, tiles: ['radio'] }] });
  play(s, 2, { offer: [{ from: 1, to: 2, tiles: ['radio'] }] });
  play(s, 2, { offer: [{ from: 0, to: 2, tiles: ['fish'] }] });
  const events = play(s, 0, { accept: 3, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([2]);
  const lack = { lacks: 'tile', seat: 0, tile: 'radio' };
  expect(seenBy(events, 2)).toContainEqual({ kind: 'why', offer: 1, version: 1, lack });
  // One left: which it is, nobody knows.
  play(s, 2, { offer: [{ from: 1, to: 2, tiles: ['fish'] }] });
  play(s, 1, { accept: 4, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([2]);
});

test('CT-23 with money: open an offer is void for lack of money, and the parties are told', () => {
  const s = position({ options: { money: 'open' }, money: [5, 9, 9], land: { 1: 1, 2: 2 } });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, money: 4 },
      { from: 1, to: 0, locations: [1] },
    ],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 2, money: 2 },
      { from: 2, to: 0, locations: [2] },
    ],
  });
  play(s, 0, { offer: [{ from: 0, to: 2, money: 1 }] });
  const events = play(s, 2, { accept: 2, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([3]);
  expect(s.offers[0]!.agreed).toEqual([0]);
  expect(seenBy(events, 1)).toContainEqual({
    kind: 'why',
    offer: 1,
    version: 1,
    lack: { lacks: 'money', seat: 0 },
  });
});

test('CT-24 the phase ends when all have said done; what lies on the table is off', () => {
  const s = twice();
  expect(play(s, 0, { done: true })).toEqual([{ kind: 'done', seat: 0, done: true }]);
  expect(chinatown.decisions(s).map(({ owed }) => owed)).toEqual([false, true, true]);
  play(s, 1, { done: true });
  expect(s.phase).toBe('trade');
  const events = play(s, 2, { done: true });
  expect(events).toEqual([
    { kind: 'done', seat: 2, done: true },
    { kind: 'closed', offers: [1, 2] },
  ]);
  expect(s.phase).toBe('build');
  expect(s.offers).toEqual([]);
  expect(s.ready).toEqual([false, false, false]);
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-30 other-question');
});

test('CT-24 done can be taken back until the last one says it', () => {
  const s = twice();
  expect(why(s, 0, { done: false })).toBe('CT-24 not-done');
  play(s, 0, { done: true });
  expect(play(s, 0, { done: false })).toEqual([{ kind: 'done', seat: 0, done: false }]);
  expect(s.ready[0]).toBe(false);
  // Saying done twice changes nothing.
  play(s, 1, { done: true });
  expect(play(s, 1, { done: true })).toEqual([]);
  expect(s.ready).toEqual([false, true, false]);
});

test('CT-24 who is done still may trade; a deal takes the done of its parties back', () => {
  const s = twice();
  play(s, 0, { done: true });
  play(s, 1, { done: true });
  const events = play(s, 1, { accept: 1, version: 1 });
  expect(s.ready).toEqual([false, false, false]);
  expect(events).toContainEqual({ kind: 'reopened', seats: [0, 1] });
  play(s, 0, { done: true });
  play(s, 1, { offer: [{ from: 1, to: 2, locations: [5] }] });
  const one = play(s, 2, { accept: 3, version: 1 });
  expect(kinds(one)).toEqual(['deal', 'money']);
  expect(s.ready).toEqual([true, false, false]);
});

test('CT-24 when the clock ends all are done', () => {
  const s = twice();
  for (const { seat } of chinatown.decisions(s)) play(s, seat, chinatown.fallback(s, seat));
  expect(s.phase).toBe('build');
});

test('CT-24 a new round starts with an empty table and new numbers', () => {
  const s = twice();
  closeTrade(s);
  for (const seat of [0, 1, 2]) play(s, seat, { built: true });
  for (const seat of [0, 1, 2]) play(s, seat, chinatown.fallback(s, seat));
  play(s, 1, { offer: [{ from: 1, to: 0, locations: [6] }] });
  expect(s.offers.map(({ id }) => id)).toEqual([3]);
});

test('CT-24 a "done" given by the clock is not taken back, unless by a deal', () => {
  const s = twice();
  const [event] = play(s, 1, chinatown.fallback(s, 1));
  expect(event).toEqual({ kind: 'done', seat: 1, done: true, timeUp: true });
  expect(why(s, 1, { done: false })).toBe('CT-24 time-was-up');
  expect(chinatown.view(s, 0).outOfTime).toEqual([1]);
  const chance = new QuickChance(1);
  for (let i = 0; i < 300; i++)
    expect(chinatown.check(s, 1, chinatown.sample!(s, 1, chance))).toBeNull();
  expect(chinatown.faults(s)).toEqual([]);
  play(s, 0, { done: true });
  expect(why(s, 0, { done: false })).toBeNull();
  play(s, 1, { accept: 1, version: 1 });
  expect([s.ready[1], s.outOfTime]).toEqual([false, []]);
});

test('CT-24 by the rules of version 1 a "done" of the clock is like any other', () => {
  const s = position({ rules: 1, land: { 5: 0 } });
  expect(chinatown.fallback(s, 1)).toEqual({ done: true });
  play(s, 1, chinatown.fallback(s, 1));
  expect(why(s, 1, { done: false })).toBeNull();
});

test('CT-23, CT-24 nothing that was said in the trade is undone', () => {
  const s = twice();
  const final = (answer: ChinatownAnswer): string | null => chinatown.finalRule!(s, 0, answer);
  expect(final({ offer: [{ from: 1, to: 0, locations: [6] }] })).toBe('CT-23');
  expect(final({ decline: 1, version: 1 })).toBe('CT-23');
  expect(final({ withdraw: 1, version: 1 })).toBe('CT-23');
  expect(final({ done: true })).toBe('CT-24');
  closeTrade(s);
  expect(final({ built: true })).toBeNull();
});
