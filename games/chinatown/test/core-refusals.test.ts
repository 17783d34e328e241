import { refusal } from '@faubourg/core';
import { chinatown, type ChinatownState } from '@faubourg/chinatown';
import { expect, test } from 'vitest';
import { position } from './positions.ts';

/** `CT-23 FB-3 answer-form`: the rule of the game, the rule of the core beside it, and the case. */
function cited(state: ChinatownState, seat: number, answer: unknown): string | null {
  const why = refusal(chinatown, state, seat, answer);
  return why && [why.rule, why.coreRule ?? '-', why.code].join(' ');
}

test('CT-50 after the sixth income nothing can be answered', () => {
  const state = position();
  state.phase = 'over';
  expect(cited(state, 0, { done: true })).toBe('CT-50 FB-1 game-over');
});

test('CT-30 a seat that has finished building is not asked', () => {
  const state = position({ phase: 'build', ready: [false, true, false] });
  expect(cited(state, 1, { built: true })).toBe('CT-30 FB-2 not-asked');
});

test('for want of a part: an offer by CT-23, the end of trade by CT-24', () => {
  const state = position();
  expect(cited(state, 0, { offer: {} })).toBe('CT-23 FB-3 answer-form');
  expect(cited(state, 0, { done: 'yes' })).toBe('CT-24 FB-3 answer-form');
});
