import { expect, test } from 'vitest';
import type { ChinatownState } from '../rules/index.ts';
import { play, position, why } from './positions.ts';

/** Yellow (0) owns a laundry at 21, blue (1) two laundries beside it and two restaurants in hand. */
const laundries = (rules = 2): ChinatownState =>
  position({
    rules,
    land: { 21: [0, 'laundry'], 22: [1, 'laundry'], 17: [1, 'laundry'], 30: 2 },
    hands: [['fish'], ['restaurant', 'restaurant', 'radio'], ['tea-house']],
    money: [10, 8, 12],
  });

test('CT-23 an open offer is completed by the first who takes it', () => {
  const s = laundries();
  const offer = {
    offer: [
      { from: 0, to: null, locations: [21] },
      { from: null, to: 0, money: 3 },
    ],
  };
  play(s, 0, offer);
  expect(why(s, 1, { decline: 1, version: 1 })).toBe('CT-23 not-a-party');
  expect(why(s, 0, { accept: 1, version: 1 })).toBe('CT-23 already-agreed');
  const events = play(s, 2, { accept: 1, version: 1 });
  expect(events[0]).toEqual({
    kind: 'deal',
    offer: 1,
    version: 1,
    parties: [0, 2],
    gifts: [
      { from: 0, to: 2, locations: [21], tiles: [], cards: [], money: 0 },
      { from: 2, to: 0, locations: [], tiles: [], cards: [], money: 3 },
    ],
  });
  expect(s.land[21]!.owner).toBe(2);
  expect(s.money).toEqual([13, 8, 9]);
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 offer-gone');
});

test('CT-23 an open offer is between its author and whoever takes it', () => {
  const s = laundries();
  const offer = (...gifts: unknown[]): string | null => why(s, 0, { offer: gifts });
  expect(
    offer({ from: 0, to: null, money: 1 }, { from: null, to: 0, tiles: ['radio'] }),
  ).toBeNull();
  expect(offer({ from: 1, to: null, money: 1 })).toBe('CT-23 open-mixed');
  expect(offer({ from: 0, to: null, money: 1 }, { from: 0, to: 1, money: 1 })).toBe(
    'CT-23 open-mixed',
  );
  expect(offer({ from: 0, to: null, money: 1 }, { from: null, to: 1, money: 1 })).toBe(
    'CT-23 open-mixed',
  );
  expect(offer({ from: 0, to: null, tiles: ['radio'] })).toBe('CT-23 lacks-tile');
  expect(offer({ from: 0, to: null, money: 11 })).toBe('CT-23 lacks-money');
  // Publicly, nobody could take it: no seat has both, no seat has it, or only the author does.
  expect(offer({ from: null, to: 0, tiles: ['radio', 'tea-house'] })).toBe('CT-23 lacks-taker');
  expect(offer({ from: null, to: 0, locations: [22, 30] })).toBe('CT-23 lacks-taker');
  expect(offer({ from: null, to: 0, locations: [21] })).toBe('CT-23 lacks-taker');
  expect(offer({ from: null, to: 0, locations: [22, 17], tiles: ['radio'] })).toBeNull();
});

test('CT-23 who takes an open offer must hold what it asks for', () => {
  const s = laundries();
  play(s, 0, { offer: [{ from: null, to: 0, tiles: ['radio'], money: 8 }] });
  expect(why(s, 2, { accept: 1, version: 1 })).toBe('CT-23 lacks-tile');
  play(s, 2, { offer: [{ from: null, to: 2, money: 9 }] });
  expect(why(s, 1, { accept: 2, version: 1 })).toBe('CT-23 lacks-money');
  play(s, 1, { accept: 1, version: 1 });
  expect(s.hands[0]).toEqual(['fish', 'radio']);
});

test('CT-23 anybody may answer an open offer with a counter-offer to its author', () => {
  const s = laundries();
  play(s, 0, {
    offer: [
      { from: 0, to: null, locations: [21] },
      { from: null, to: 0, money: 3 },
    ],
  });
  play(s, 2, {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 2, locations: [21] },
      { from: 2, to: 0, money: 2 },
    ],
  });
  expect(why(s, 1, { accept: 2, version: 1 })).toBe('CT-23 not-a-party');
  expect(why(s, 0, { accept: 2, version: 1 })).toBeNull();
  // The author of an open offer may replace it by another open one.
  play(s, 1, { offer: [{ from: 1, to: null, money: 1 }] });
  play(s, 1, { counter: 3, version: 1, offer: [{ from: 1, to: null, money: 2 }] });
  expect(s.offers[2]).toMatchObject({ id: 3, version: 2, author: 1 });
});

/** Seat 2 answers an open offer of seat 0, which seat 1 could take as well. */
function answeredOpenOffer(rules: number) {
  const s = laundries(rules);
  play(s, 0, {
    offer: [
      { from: 0, to: null, locations: [21] },
      { from: null, to: 0, money: 3 },
    ],
  });
  const events = play(s, 2, {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 2, locations: [21] },
      { from: 2, to: 0, money: 2 },
    ],
  });
  return { s, events };
}

test('CT-23 nobody clears an open offer for the others: a counter-offer lies beside it', () => {
  const { s, events } = answeredOpenOffer(2);
  expect(events[0]).toMatchObject({ kind: 'countered', offer: 2, version: 1, seat: 2, open: 1 });
  expect(s.offers.map(({ id, version, author }) => [id, version, author])).toEqual([
    [1, 1, 0],
    [2, 1, 2],
  ]);
  expect(why(s, 1, { accept: 1, version: 1 })).toBeNull();
  // One of the two settles and makes the other void.
  expect(play(s, 1, { accept: 1, version: 1 }).map(({ kind }) => kind)).toContain('void');
  expect(s.offers).toEqual([]);
});

test('CT-23 by the rules of version 1 a counter-offer takes the place of an open offer', () => {
  const { s, events } = answeredOpenOffer(1);
  expect(events[0]).toMatchObject({ kind: 'countered', offer: 1, version: 2, seat: 2 });
  expect(events[0]).not.toHaveProperty('open');
  expect(s.offers).toMatchObject([{ id: 1, version: 2, author: 2 }]);
  expect(why(s, 1, { accept: 1, version: 2 })).toBe('CT-23 not-a-party');
});

test('CT-23 the parties of a deal are told in order, whoever took it', () => {
  const s = laundries();
  play(s, 2, { offer: [{ from: 2, to: null, money: 1 }] });
  expect(play(s, 0, { accept: 1, version: 1 })[0]).toMatchObject({ kind: 'deal', parties: [0, 2] });
});
