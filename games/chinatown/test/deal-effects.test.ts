import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown } from '../rules/index.ts';
import { SHOPS } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { dealEffects } from '../table/deal-effects.ts';
import { play, type Plots, position } from './positions.ts';

const gift = (from: number, to: number, more: object = {}) => ({
  from,
  to,
  locations: [],
  tiles: [],
  cards: [],
  money: 0,
  ...more,
});
const seen = (state: ReturnType<typeof position>, viewer = 0): ChinatownView =>
  chinatown.view(state, viewer);

/** Four laundries of seat 0, the fifth of seat 1; seat 1 has three restaurants and room for a fourth. */
const quarter = () =>
  position({
    round: 4,
    land: {
      7: [0, 'laundry'],
      8: [0, 'laundry'],
      10: [0, 'laundry'],
      11: [0, 'laundry'],
      12: [1, 'laundry'],
      38: [1, 'restaurant'],
      39: [1, 'restaurant'],
      41: [1, 'restaurant'],
      40: 1,
      74: 2,
    },
    hands: [['restaurant'], [], ['radio']],
    money: [18, 12, 9],
  });

test('CT-41: a deal tells each party what its businesses earn before and after, over the pay-days left', () => {
  const gifts = [gift(0, 1, { tiles: ['restaurant'], money: 3 }), gift(1, 0, { locations: [12] })];
  const [mine, theirs] = dealEffects(seen(quarter()), gifts, [0, 1]);
  // Years 4, 5 and 6 are still to be paid.
  expect(mine).toMatchObject({ before: 6, after: 11, years: 3, money: -3, total: 3 * 5 - 3 });
  expect(mine!.growths).toEqual([
    {
      shop: 'laundry',
      size: 5,
      from: 4,
      to: 5,
      before: 6,
      after: 11,
      missing: 0,
      whole: 11,
      given: false,
    },
  ]);
  // The restaurant counts as built on 40, where it completes the business.
  expect(theirs).toMatchObject({ before: 5, after: 8, money: 3, total: 3 * 3 + 3 });
  expect(theirs!.builds).toEqual([{ at: 40, shop: 'restaurant' }]);
  expect(theirs!.growths.map(({ shop, from, to }) => [shop, from, to])).toEqual([
    ['restaurant', 3, 4],
    ['laundry', 1, 0],
  ]);
});

test('what earns nothing yet says what it is for', () => {
  const view = seen(quarter());
  // Seat 0 has no free address: the tile cannot be built this year.
  const [mine] = dealEffects(view, [gift(2, 0, { tiles: ['radio'] })], [0]);
  expect(mine).toMatchObject({ before: 6, after: 6, total: 0, growths: [] });
  expect(mine!.prospects).toEqual([
    {
      kind: 'tile',
      shop: 'radio',
      size: 6,
      have: 1,
      missing: 5,
      whole: 14,
      beside: [],
      homeless: true,
    },
  ]);
});

test('an address where a tile would earn as little as elsewhere is told as room', () => {
  const state = position({ land: { 1: 1, 12: 0 }, hands: [['fish']] });
  const [mine] = dealEffects(seen(state), [gift(1, 0, { locations: [1] })], [0]);
  expect(mine!.prospects).toEqual([{ kind: 'location', location: 1, shop: null }]);
});

test('whoever only pays gives no things', () => {
  const gifts = [gift(0, 1, { money: 1 }), gift(1, 0, { locations: [40] })];
  const [payer, giver] = dealEffects(seen(quarter()), gifts, [0, 1]);
  expect([payer!.gives, giver!.gives]).toEqual([false, true]);
});

test('CT-22: where the money is secret no total is told', () => {
  const { money: _money, ...secret } = gift(0, 1, { tiles: ['restaurant'] });
  const [mine] = dealEffects(seen(quarter(), 2), [secret], [0]);
  expect(mine).toMatchObject({ money: null, total: null });
});

test('in a hidden hand only the tiles of the deal count', () => {
  const state = position({
    options: { hands: 'hidden' },
    land: { 3: 1, 4: 1, 8: 0 },
    hands: [['fish'], ['fish', 'radio'], []],
  });
  const [theirs] = dealEffects(seen(state), [gift(1, 0, { tiles: ['fish'] })], [1]);
  expect(theirs).toMatchObject({ before: 1, after: 0 });
});

test('the parties of a closed deal have the incomes that were told, once they have built', () => {
  const chance = new QuickChance(5);
  for (let i = 0; i < 40; i++) {
    const land: Plots = {};
    for (const at of [2, 3, 4, 5, 7, 8]) {
      const owner = chance.int(2);
      land[at] = chance.int(3) === 0 ? owner : [owner, SHOPS[6 + chance.int(3)]!];
    }
    const state = position({
      seats: 3,
      land,
      hands: [['laundry', 'fish'], ['laundry', 'jewellery'], []],
    });
    const mine = Object.keys(state.land).filter((at) => state.land[at]!.owner === 0);
    if (mine.length === 0) continue;
    const gifts = [
      gift(0, 1, { locations: [Number(mine[chance.int(mine.length)])], money: 1 }),
      gift(1, 0, { tiles: ['laundry'] }),
    ];
    const told = dealEffects(seen(state), gifts, [0, 1]);
    play(state, 0, { offer: gifts });
    play(state, 1, { accept: 1, version: 1 });
    // Nothing changes hands any more: before and after are what was told as after.
    const then = dealEffects(seen(state), [], [0, 1]);
    expect(then.map(({ before, after }) => [before, after])).toEqual(
      told.map(({ after }) => [after, after]),
    );
  }
});
