import { expect, test } from 'vitest';
import { gainOf, scoreOf, worthOf } from '../rules/scoring.ts';
import type { Street } from '../rules/state.ts';

/** The top left corner of a town: a shop and a park beside a house, all of seat 0. */
const street: Street = {
  options: { town: 'small' },
  turn: 1,
  built: {
    A1: { card: 'house', seat: 0 },
    A2: { card: 'park', seat: 0 },
    B1: { card: 'shop', seat: 0 },
    C1: { card: 'house', seat: 1 },
  },
};

test('a house counts the parks beside it', () => {
  expect(worthOf(street, 'A1')).toBe(3);
  expect(worthOf(street, 'C1')).toBe(1);
});

test('a shop counts the houses beside it, whoever built them', () => {
  expect(worthOf(street, 'B1')).toBe(4);
});

test('a park counts the buildings beside it', () => {
  expect(worthOf(street, 'A2')).toBe(1);
});

test('a score is the worth of all one has built', () => {
  expect(scoreOf(street, 0)).toBe(8);
  expect(scoreOf(street, 1)).toBe(1);
});

test('a gain counts what the new building adds to its owner’s other buildings', () => {
  expect(gainOf(street, 0, { build: 'house', lot: 'B2' })).toBe(1 + 2 + 2 + 1);
  expect(gainOf(street, 1, { build: 'park', lot: 'D1' })).toBe(1 + 2);
});
