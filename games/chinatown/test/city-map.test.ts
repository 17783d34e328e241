import { expect, test } from 'vitest';
import { chinatown } from '../rules/index.ts';
import { type Plots, play, position, why } from './positions.ts';

/*
 * Map 1999, the corner of Park Row:   73 74      streets everywhere but at 77 78 80 82 84
 *                               75 76 77 78
 *                                     79 80
 *                                     81 82
 */
const build = (land: Plots, hand: string[], streetAccess: 'on' | 'off' = 'on') =>
  position({ phase: 'build', options: { streetAccess }, land, hands: [hand] });

test('CT-60 a new business needs a location with street access', () => {
  const s = build({ 76: 0, 77: 0 }, ['antiques']);
  expect(why(s, 0, { place: 'antiques', at: 77 })).toBe('CT-60 no-street');
  expect(why(s, 0, { place: 'antiques', at: 76 })).toBeNull();
  expect(chinatown.answers(s, 0)).toEqual([{ built: true }, { place: 'antiques', at: 76 }]);
  play(s, 0, { place: 'antiques', at: 76 });
  expect(s.hands[0]).toEqual([]);
  expect(why(build({ 77: 0 }, ['antiques'], 'off'), 0, { place: 'antiques', at: 77 })).toBeNull();
});

test('CT-60 the example: 77 is open to an antiques shop of one and a restaurant of the other', () => {
  const land: Plots = {
    76: [0, 'antiques'],
    73: [0, 'restaurant'],
    77: 0,
    81: [0, 'sewing'],
    82: 0,
  };
  const s = build(land, ['antiques', 'restaurant', 'sewing', 'fish']);
  const at = (shop: string, location: number): string | null =>
    why(s, 0, { place: shop, at: location });
  expect(at('antiques', 77)).toBeNull();
  expect(at('restaurant', 77)).toBeNull();
  expect(at('sewing', 77)).toBe('CT-60 no-street');
  expect(at('sewing', 82)).toBeNull();
  expect(at('fish', 82)).toBe('CT-60 no-street');
  const other = build({ ...land, 76: [1, 'antiques'] }, ['antiques']);
  expect(why(other, 0, { place: 'antiques', at: 77 })).toBe('CT-60 no-street');
});

test('CT-60 step by step a business reaches into the block', () => {
  const s = build({ 76: 0, 77: 0, 78: 0 }, ['radio', 'radio', 'radio']);
  expect(why(s, 0, { place: 'radio', at: 78 })).toBe('CT-60 no-street');
  play(s, 0, { place: 'radio', at: 76 });
  play(s, 0, { place: 'radio', at: 77 });
  play(s, 0, { place: 'radio', at: 78 });
});

test('CT-60 beside a complete business a new tile would found a new one', () => {
  const land: Plots = { 74: [0, 'fish'], 73: [0, 'fish'], 72: [0, 'fish'], 77: 0, 78: 0 };
  const s = build(land, ['fish', 'fish']);
  expect(why(s, 0, { place: 'fish', at: 77 })).toBe('CT-60 no-street');
  expect(why(s, 0, { place: 'fish', at: 78 })).toBe('CT-60 no-street');
  const more = build({ ...land, 71: [0, 'fish'] }, ['fish', 'fish']);
  expect(why(more, 0, { place: 'fish', at: 77 })).toBeNull();
  // One of two neighbours that is not complete will do.
  const two = build({ ...land, 76: [0, 'fish'] }, ['fish']);
  expect(why(two, 0, { place: 'fish', at: 77 })).toBeNull();
});

const shops: Plots = {
  76: [0, 'antiques'],
  77: [0, 'antiques'],
  78: [0, 'antiques'],
  74: [1, 'antiques'],
  80: 0,
};
const trade = (land: Plots, streetAccess: 'on' | 'off' = 'on') =>
  position({ options: { streetAccess }, land, money: [9, 9, 9] });

test('CT-60 a shop that changes owner must come to stand in a business with street access', () => {
  const s = trade(shops);
  const give = (to: number, ...locations: number[]): string | null =>
    why(s, 0, { offer: [{ from: 0, to, locations }] });
  expect(give(2, 77)).toBe('CT-60 lacks-street');
  expect(give(2, 77, 78)).toBe('CT-60 lacks-street');
  expect(give(2, 76, 77)).toBeNull();
  expect(give(2, 76)).toBeNull();
  // With seat 1 it joins the shop at 74, which has a street.
  expect(give(1, 78)).toBeNull();
  expect(give(1, 77)).toBe('CT-60 lacks-street');
  // A location without a shop may go anywhere.
  expect(give(2, 80)).toBeNull();
  expect(why(trade(shops, 'off'), 0, { offer: [{ from: 0, to: 2, locations: [77] }] })).toBeNull();
});

test('CT-60 shops left behind by the seller are not affected', () => {
  const s = trade(shops);
  play(s, 0, { offer: [{ from: 0, to: 2, locations: [76] }] });
  play(s, 2, { accept: 1, version: 1 });
  expect(s.land).toMatchObject({ 76: { owner: 2 }, 77: { owner: 0 }, 78: { owner: 0 } });
});

test('CT-60 a deal elsewhere can take the street from an offer: it is void', () => {
  const s = trade(shops);
  play(s, 0, { offer: [{ from: 0, to: 1, locations: [78] }] });
  play(s, 1, { offer: [{ from: 1, to: 2, locations: [74] }] });
  const events = play(s, 2, { accept: 2, version: 1 });
  expect(events.at(-1)).toMatchObject({
    kind: 'why',
    offer: 1,
    lack: { lacks: 'street', location: 78 },
  });
  expect(s.offers).toEqual([]);
});

test('CT-60 whoever takes an open offer needs the street as well', () => {
  const s = trade(shops);
  play(s, 0, { offer: [{ from: 0, to: null, locations: [78] }] });
  expect(why(s, 2, { accept: 1, version: 1 })).toBe('CT-60 lacks-street');
  expect(why(s, 1, { accept: 1, version: 1 })).toBeNull();
  expect(why(s, 0, { offer: [{ from: 0, to: null, locations: [77] }] })).toBe('CT-23 lacks-taker');
});
