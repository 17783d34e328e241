import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';

const start = () => game.setUp({ town: 'small' }, 2, new QuickChance(1)).state;

test('a fresh game is possible', () => {
  expect(game.faults(start())).toEqual([]);
});

test('a card too many is noticed', () => {
  const state = start();
  state.deck.push('park');
  expect(game.faults(state)).toEqual(['park: 7 cards']);
});

test('a hand too small is noticed', () => {
  const state = start();
  state.deck.push(state.hands[state.turn]!.pop()!);
  expect(game.faults(state)).toEqual([`hands: 1, 2 cards from seat ${state.turn} on`]);
});
