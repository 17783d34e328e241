import { refusal } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { play, position } from './positions.ts';

/** The data of a refusal. */
const data = (s: ChinatownState, seat: number, answer: unknown): unknown =>
  refusal(chinatown, s, seat, answer)?.data;

const table = (): ChinatownState =>
  position({ land: { 5: 0, 6: [1, 'fish'] }, hands: [['fish'], [], []], money: [10, 10, 10] });

test('a refused offer says what is wrong with its words', () => {
  const s = table();
  const of = (...offer: unknown[]): unknown => data(s, 0, { offer });
  expect(of({ from: 0, to: 4, money: 1 })).toEqual({ seat: 4 });
  expect(of({ from: 0, to: 0, money: 1 })).toEqual({ from: 0, to: 0 });
  expect(of({ from: 0, to: 1 })).toEqual({ from: 0, to: 1 });
  expect(of({ from: null, to: 1, money: 1 })).toEqual({ from: null, to: 1 });
  expect(of({ from: 0, to: 1, cards: [7] })).toEqual({ cards: [7] });
  expect(of({ from: 0, to: 1, locations: [5, 5] })).toEqual({ location: 5 });
  expect(of({ from: 1, to: 2, money: 1 })).toEqual({ author: 0 });
});

test('a refused offer says who lacks what', () => {
  const s = table();
  const of = (...offer: unknown[]): unknown => data(s, 0, { offer });
  expect(of({ from: 0, to: 1, locations: [6] })).toEqual({
    lacks: 'location',
    seat: 0,
    location: 6,
  });
  expect(of({ from: 1, to: 0, tiles: ['radio'] })).toEqual({
    lacks: 'tile',
    seat: 1,
    tile: 'radio',
  });
  expect(of({ from: 0, to: 1, money: 12 })).toEqual({
    lacks: 'money',
    seat: 0,
    pays: 12,
    money: 10,
  });
  expect(of({ from: null, to: 0, tiles: ['radio'] })).toEqual({ lacks: 'taker' });
});

test('a refused answer names the offer it is about', () => {
  const s = table();
  const offer = [{ from: 0, to: 1, money: 1 }];
  play(s, 0, { offer });
  play(s, 2, { offer: [{ from: 2, to: null, money: 3 }] });
  expect(data(s, 0, { accept: 1, version: 1 })).toEqual({ offer: 1 });
  expect(data(s, 2, { accept: 1, version: 1 })).toEqual({ seat: 2 });
  expect(data(s, 1, { accept: 9, version: 1 })).toEqual({ offer: 9 });
  expect(data(s, 1, { accept: 1, version: 3 })).toEqual({ offer: 1, seen: 3, version: 1 });
  expect(data(s, 1, { withdraw: 1, version: 1 })).toEqual({ author: 0 });
  expect(data(s, 2, { decline: 1, version: 1 })).toEqual({ seat: 2 });
  expect(data(s, 0, { decline: 1, version: 1 })).toEqual({ offer: 1 });
  expect(data(s, 1, { takeBack: 1, version: 1 })).toEqual({ offer: 1 });
  expect(data(s, 1, { counter: 2, version: 1, offer: [{ from: 1, to: null, money: 1 }] })).toEqual({
    offer: 2,
  });
  expect(data(s, 1, { counter: 2, version: 1, offer: [{ from: 1, to: 0, money: 1 }] })).toEqual({
    author: 2,
  });
  play(s, 1, { decline: 1, version: 1 });
  expect(data(s, 1, { decline: 1, version: 1 })).toEqual({ offer: 1 });
  s.offers[1]!.agreed = [];
  expect(data(s, 1, { accept: 2, version: 1 })).toEqual({ offer: 2 });
  expect(data(s, 1, { done: false })).toEqual({ seat: 1 });
  for (let i = 0; i < 7; i++) play(s, 0, { offer });
  expect(data(s, 0, { offer })).toEqual({ most: 8 });
});

test('refusals in the other phases explain themselves as well', () => {
  const keep = position({ phase: 'keep', cards: [[1, 2, 3, 4, 5, 6]] });
  expect(data(keep, 0, { keep: [1] })).toEqual({ expected: 4, found: 1 });
  expect(data(keep, 0, { keep: [1, 2, 3, 9] })).toEqual({ card: 9 });
  expect(data(keep, 0, { keep: [1, 2, 4, 3] })).toEqual({ card: 3 });
  expect(data(keep, 0, { built: true })).toEqual({ asked: 'keep' });
  const build = position({
    phase: 'build',
    options: { streetAccess: 'on' },
    land: { 1: 0, 5: [0, 'fish'] },
    hands: [['fish']],
  });
  expect(data(build, 0, { place: 'radio', at: 1 })).toEqual({ shop: 'radio' });
  expect(data(build, 0, { place: 'fish', at: 9 })).toEqual({ location: 9 });
  expect(data(build, 0, { place: 'fish', at: 5 })).toEqual({ location: 5, shop: 'fish' });
  expect(data(build, 0, { place: 'fish', at: 1 })).toEqual({ location: 1, shop: 'fish' });
});
