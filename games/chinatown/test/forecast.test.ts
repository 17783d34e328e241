import { expect, test } from 'vitest';
import { chinatown, dealForecast } from '../rules/index.ts';
import type { ChinatownForecast } from '../rules/forecast.ts';
import { play, position } from './positions.ts';

const laundries = () =>
  position({
    land: { 21: [0, 'laundry'], 22: [1, 'laundry'], 17: [1, 'laundry'], 18: 2, 30: [2, 'fish'] },
    hands: [[], ['restaurant', 'restaurant'], []],
    money: [10, 8, 12],
  });

const seen = (s: ReturnType<typeof laundries>, viewer: number | null): ChinatownForecast =>
  chinatown.forecast!(chinatown.view(s, viewer)) as ChinatownForecast;

test('the forecast tells of every business what it earns and what completes it', () => {
  const { businesses } = seen(laundries(), null);
  expect(businesses).toEqual([
    {
      owner: 1,
      shop: 'laundry',
      size: 5,
      locations: [17],
      income: 1,
      missing: 4,
      room: [
        { location: 14, owner: null },
        { location: 16, owner: null },
        { location: 18, owner: 2 },
      ],
    },
    {
      owner: 0,
      shop: 'laundry',
      size: 5,
      locations: [21],
      income: 1,
      missing: 4,
      room: [
        { location: 20, owner: null },
        { location: 25, owner: null },
      ],
    },
    {
      owner: 1,
      shop: 'laundry',
      size: 5,
      locations: [22],
      income: 1,
      missing: 4,
      room: [
        { location: 18, owner: 2 },
        { location: 23, owner: null },
        { location: 26, owner: null },
      ],
    },
    {
      owner: 2,
      shop: 'fish',
      size: 3,
      locations: [30],
      income: 1,
      missing: 2,
      room: [
        { location: 29, owner: null },
        { location: 33, owner: null },
      ],
    },
  ]);
});

test('a complete business misses nothing, a larger one what the rest of it misses', () => {
  const fish = (count: number): unknown => {
    const land = Object.fromEntries([1, 2, 3, 4].slice(0, count).map((at) => [at, [0, 'fish']]));
    return seen(position({ land: land as never }), null).businesses[0];
  };
  expect(fish(3)).toMatchObject({ income: 5, missing: 0 });
  expect(fish(4)).toMatchObject({ income: 6, missing: 2 });
});

test('the forecast tells the income of every seat, and what each economy card would add', () => {
  const forecast = seen(laundries(), null);
  expect(forecast.income).toEqual([1, 2, 1]);
  expect(forecast.economy).toHaveLength(8);
  expect(forecast.economy).toContainEqual({ sizes: [3], bonus: [0, 0, 1] });
  expect(forecast.economy).toContainEqual({ sizes: [5, 6], bonus: [1, 2, 0] });
  expect(forecast.economy).toContainEqual({ sizes: [], bonus: [0, 0, 0] });
  expect(seen(position({ options: { economy: 'off' } }), null).economy).toEqual([]);
  const over = { ...position({ round: 6 }), phase: 'over' as const };
  expect(seen(over, null).economy).toEqual([]);
});

test('the forecast tells what each offer on the table would change, as far as one may know', () => {
  const s = laundries();
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [21], money: 1 },
      { from: 1, to: 0, tiles: ['restaurant', 'restaurant'] },
    ],
  });
  play(s, 2, {
    offer: [
      { from: 2, to: null, locations: [30] },
      { from: null, to: 2, money: 3 },
    ],
  });
  expect(seen(s, 1).offers).toEqual([
    {
      id: 1,
      parties: [
        { seat: 0, income: 1, after: 0, money: -1 },
        { seat: 1, income: 2, after: 4, money: 1 },
      ],
    },
    { id: 2, parties: [{ seat: 2, income: 1, after: 1, money: 3 }] },
  ]);
  expect(seen(s, 2).offers[0]).toEqual({
    id: 1,
    parties: [
      { seat: 0, income: 1, after: 0, money: null },
      { seat: 1, income: 2, after: 4, money: null },
    ],
  });
});

test('a deal that is only thought of can be forecast, too', () => {
  const view = chinatown.view(laundries(), 0);
  const gifts = [
    { from: 0, to: 1, locations: [21, 99] },
    { from: 1, to: 0, money: 3 },
    { from: 2, to: 0, money: 1 },
  ];
  expect(dealForecast(view, gifts, [0, 1, 2])).toEqual([
    { seat: 0, income: 1, after: 0, money: 4 },
    { seat: 1, income: 2, after: 4, money: -3 },
    { seat: 2, income: 1, after: 1, money: -1 },
  ]);
  expect(view.land[21]).toEqual({ owner: 0, shop: 'laundry' });
});
