import { copyJson, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import type { ChinatownOptions, ChinatownState } from '../rules/index.ts';
import { SHOPS } from '../rules/material.ts';
import { sampleTrade } from '../rules/sample.ts';
import { play, position } from './positions.ts';

/*
 * Fuzzers and conformance games trade by these random answers: what is never sampled is never
 * tested.
 */

const HANDS = [['fish', 'fish', 'radio'], ['sewing', 'tea-house'], ['jewellery'], ['laundry']];

/** Four people who have something of everything, and three offers on the table. */
function market(options: Partial<ChinatownOptions> = {}): ChinatownState {
  const land = Object.fromEntries(
    [1, 2, 3, 20, 21, 22, 40, 41, 42, 60, 61, 62].map((at, i) => [at, Math.floor(i / 3)]),
  );
  const s = position({
    seats: 4,
    options: { locationCards: 'hold', ...options },
    land,
    hands: HANDS.map((hand) => hand.slice()),
    cards: [[5], [25], [45], [65]],
  });
  play(s, 1, { offer: [gift(1, 0, { locations: [20] }), gift(0, 1, { money: 2 })] });
  play(s, 0, { offer: [gift(0, 2, { locations: [1] }), gift(2, 0, { money: 3 })] });
  play(s, 3, { offer: [gift(3, null, { locations: [60] }), gift(null, 3, { money: 1 })] });
  return s;
}

function gift(from: number | null, to: number | null, what: Partial<GiftInput>): GiftInput {
  return { from, to, ...what };
}

function acts(s: ChinatownState, count = 4000): TradeAnswer[] {
  const chance = new QuickChance(3);
  const before = copyJson(s);
  const found = Array.from({ length: count }, () => sampleTrade(s, 0, chance));
  expect(s).toEqual(before);
  return found;
}

const offersAmong = (found: readonly TradeAnswer[]): GiftInput[][] =>
  found.flatMap((act) => ('offer' in act && !('counter' in act) ? [act.offer] : []));
const values = <T>(list: Iterable<T>): T[] =>
  [...new Set(list)].sort((one, other) => (String(one) < String(other) ? -1 : 1));

test('CT-23 random acts: offers to one, to two, to anyone, of everything there is', () => {
  const offers = offersAmong(acts(market()));
  const seats = (offer: GiftInput[]) => values(offer.flatMap(({ from, to }) => [from, to]));
  const kinds = values(offers.map((offer) => JSON.stringify(seats(offer))));
  // Everybody with me, every two with me, and me with anyone.
  for (const kind of ['[0,1]', '[0,2]', '[0,3]', '[0,1,2]', '[0,1,3]', '[0,2,3]', '[0,null]'])
    expect(kinds).toContain(kind);
  const mine = offers.flat().filter(({ from }) => from === 0);
  expect(values(mine.map(({ locations }) => locations?.length))).toEqual([0, 1, 2]);
  expect(values(mine.map(({ tiles }) => tiles?.length))).toEqual([0, 1, 2]);
  expect(values(mine.map(({ cards }) => cards?.length))).toEqual([0, 1]);
  expect(values(mine.map(({ money }) => money))).toEqual([0, 1, 2, 3, 4]);
  // More than half go without money, and most offers are among two.
  const paid = offers.flat().filter(({ money }) => money! > 0).length / offers.flat().length;
  expect(paid).toBeGreaterThan(0.2);
  expect(paid).toBeLessThan(0.6);
  const three = offers.filter((offer) => seats(offer).length === 3).length / offers.length;
  expect(three).toBeGreaterThan(0.1);
  expect(three).toBeLessThan(0.4);
  const anyone = offers.filter((offer) => seats(offer).includes(null)).length / offers.length;
  expect(anyone).toBeGreaterThan(0.05);
  expect(anyone).toBeLessThan(0.5);
});

test('CT-22 random acts: I name my own things, and of hidden hands I can only guess', () => {
  for (const hands of ['hidden', 'open'] as const) {
    const gifts = offersAmong(acts(market({ hands }))).flat();
    const named = (seat: number) =>
      values(gifts.filter(({ from }) => from === seat).flatMap(({ tiles }) => tiles ?? []));
    expect(named(0)).toEqual(['fish', 'radio']);
    expect(named(2)).toEqual(hands === 'open' ? ['jewellery'] : SHOPS.toSorted());
    const cards = (mine: boolean) =>
      values(gifts.filter(({ from }) => (from === 0) === mine).flatMap(({ cards }) => cards ?? []));
    expect([cards(true), cards(false)]).toEqual([[5], []]);
    // Locations are public: no seat is asked for what it does not own.
    for (const { from, locations = [] } of gifts) {
      if (from === null) continue;
      for (const at of locations) expect(Math.floor(at / 20)).toBe(from);
    }
  }
});

test('CT-23 random acts about offers: every verb, counters to whom they are meant for', () => {
  const found = acts(market(), 8000);
  const about = (verb: string) =>
    found.filter((act) => verb in act) as { [verb: string]: unknown }[];
  // Offer 1 was made to me, 2 by me, 3 to anyone.
  expect(values(about('accept').map((act) => act['accept']))).toEqual([1, 3]);
  expect(values(about('decline').map((act) => act['decline']))).toContain(1);
  expect(values(about('withdraw').map((act) => act['withdraw']))).toEqual([2]);
  const counters = about('counter') as { counter: number; offer: GiftInput[] }[];
  const others = (id: number) =>
    values(
      counters
        .filter(({ counter }) => counter === id)
        .flatMap(({ offer }) => offer.flatMap(({ from, to }) => [from, to]))
        .filter((seat) => seat !== 0),
    );
  expect(values(counters.map(({ counter }) => counter))).toContain(1);
  for (const id of values(counters.map(({ counter }) => counter))) {
    const whom = [null, 1, 2, 3][id]!;
    const all = counters.filter(({ counter }) => counter === id);
    for (const { offer } of all) {
      expect(offer.some(({ from, to }) => from === whom || to === whom)).toBe(true);
    }
    expect(others(id)).toContain(whom);
  }
});

test('CT-24 random acts: done now and then, and seldom back from it', () => {
  const done = acts(market()).filter((act) => 'done' in act);
  expect(done.every((act) => 'done' in act && act.done)).toBe(true);
  expect(done.length / 4000).toBeGreaterThan(0.2);
  expect(done.length / 4000).toBeLessThan(0.35);
  const s = market();
  play(s, 0, { done: true });
  const back = acts(s).filter((act) => 'done' in act && !act.done);
  expect(back.length / 4000).toBeGreaterThan(0.02);
  expect(back.length / 4000).toBeLessThan(0.07);
});
