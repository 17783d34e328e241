import { refusal } from '@faubourg/core';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { expect, test } from 'vitest';
import { gameOf, play, position } from './positions.ts';

/** `TU-20 FB-2 not-asked`: the rule of the game, the rule of the core beside it, and the case. */
function cited(state: TowerUpState, seat: number, answer: unknown): string | null {
  const why = refusal(towerUp, state, seat, answer);
  return why && [why.rule, why.coreRule ?? '-', why.code].join(' ');
}

const CARD = { take: 'M13', choose: [] };

test('TU-13 before anybody has acted, it is the first player who acts', () => {
  expect(cited(position(), 1, CARD)).toBe('TU-13 FB-2 not-asked');
});

test('TU-20 out of turn', () => {
  const state = position();
  play(state, { take: 'M13', choose: [] });
  expect(cited(state, 0, { ...CARD, take: 'M14' })).toBe('TU-20 FB-2 not-asked');
  expect(cited(state, 7, CARD)).toBe('TU-20 FB-2 not-asked');
});

test('TU-10 out of turn while starting floors are placed', () => {
  const state = position({ options: { start: 'chosen' }, start: ['grey'] });
  expect(cited(state, 1, { place: 'C6', colour: 'grey' })).toBe('TU-10 FB-2 not-asked');
});

test.each([
  ['roofs', 'TU-40'],
  ['shortage', 'TU-41'],
  ['blocked', 'TU-42'],
] as const)('after the end was triggered by %s, %s says whose turn it is', (reason, rule) => {
  const state = position();
  state.end = { reason, seat: 0 };
  expect(cited(state, 1, CARD)).toBe(`${rule} FB-2 not-asked`);
});

test('TU-40 after the end', () => {
  const state = position();
  state.end = { reason: 'roofs', seat: 0 };
  for (const player of state.players) player.cone = 0;
  expect(cited(state, 0, CARD)).toBe('TU-40 FB-1 game-over');
  expect(cited(state, 0, 'not even an answer')).toBe('TU-40 FB-1 game-over');
});

test.each([
  ['a pass', { pass: true }, 'TU-26'],
  ['nothing', {}, 'TU-26'],
  ['a build without its roof', { build: 'C6', colour: 'grey' }, 'TU-22'],
  ['a build without its colour', { build: 'C6', roof: 'C6' }, 'TU-21'],
  ['a build of no colour there is', { build: 'C6', colour: 'red', roof: 'C6' }, 'TU-21'],
  ['a card without the chosen floors', { take: 'M13' }, 'TU-20'],
  ['a card that does not exist', { take: 'M99', choose: [] }, 'TU-20'],
  ['floors given back with the card', { take: 'M13', choose: [], back: ['white'] }, 'TU-24'],
  ['a build and a card at once', { ...CARD, build: 'C6', colour: 'grey', roof: 'C6' }, 'TU-20'],
  ['something else', 'a card', 'TU-20'],
])('for want of a part: %s', (_, answer, rule) => {
  expect(cited(position(), 0, answer)).toBe(`${rule} FB-3 answer-form`);
});

test('TU-24 for want of the floors given back, where they are named with the card', () => {
  const state = position({ rules: 1 });
  const why = refusal(gameOf(state), state, 0, { take: 'M13', choose: [] });
  expect(why).toMatchObject({ rule: 'TU-24', coreRule: 'FB-3' });
});

test('TU-24 while floors are to be returned', () => {
  const state = position({ stocks: [{ white: 11 }], returning: { extra: false } });
  expect(cited(state, 1, CARD)).toBe('TU-24 FB-2 not-asked');
  expect(cited(state, 0, { back: 'white' })).toBe('TU-24 FB-3 answer-form');
  expect(cited(state, 0, CARD)).toBe('TU-24 - other-question');
});

test('TU-10 for want of a part while starting floors are placed', () => {
  const state = position({ options: { start: 'chosen' }, start: ['joker'] });
  expect(cited(state, 0, { place: 'C6' })).toBe('TU-10 FB-3 answer-form');
});

test('a refusal by a rule of the game alone names no rule of the core', () => {
  expect(cited(position(), 0, { ...CARD, take: 'M01' })).toBe('TU-20 - not-in-market');
});
