import { refusal, startPlay } from '@faubourg/core';
import { downtown, type DowntownState } from '@faubourg/downtown';
import { expect, test } from 'vitest';

const SEED = '5'.repeat(64);
const OPTIONS = { map: 'classic', secondCard: 'other-pile', soleBonus: 2, money: 'open' };
const started = (seats: number): DowntownState =>
  startPlay(downtown, OPTIONS, seats, SEED).play.state as DowntownState;

/** `DT-20 FB-2 not-asked`: the rule of the game, the rule of the core beside it, and the case. */
function cited(state: DowntownState, seat: number, answer: unknown): string | null {
  const why = refusal(downtown, state, seat, answer);
  return why && [why.rule, why.coreRule ?? '-', why.code].join(' ');
}

test('DT-20 only the mayor turns a card', () => {
  const state = started(3);
  const other = (state.mayor + 1) % 3;
  expect(cited(state, other, { pile: 'left' })).toBe('DT-20 FB-2 not-asked');
});

test('DT-20 for want of a pile', () => {
  const state = started(3);
  expect(cited(state, state.mayor, { pile: 'top' })).toBe('DT-20 FB-3 answer-form');
  expect(cited(state, state.mayor, {})).toBe('DT-20 FB-3 answer-form');
});

test.each([
  [3, 'DT-60'],
  [2, 'DT-72'],
])('with %i players %s ends the game', (seats, rule) => {
  const state = started(seats);
  state.phase = 'over';
  expect(cited(state, 0, { pile: 'left' })).toBe(`${rule} FB-1 game-over`);
});
