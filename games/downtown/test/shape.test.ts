import { describe, expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';
import { duel, town } from './positions.ts';

describe('the form of a state', () => {
  const at = (value: unknown): string | undefined =>
    downtown.shapes.state.fault(value, 'state')?.at;
  test('is strict', () => {
    expect(at(town())).toBeUndefined();
    expect(at(duel())).toBeUndefined();
    expect(at({ ...town(), extra: 1 })).toBeDefined();
    expect(at({ ...town(), round: 0 })).toBe('state.round');
    expect(at({ ...town(), round: 25 })).toBe('state.round');
    expect(at({ ...town(), phase: 'card' })).toBeDefined();
    expect(at({ ...duel(), phase: 'ballot' })).toBeDefined();
    expect(at({ ...town(), mayor: 6 })).toBe('state.mayor');
    expect(at({ ...town(), lots: town().lots.slice(1) })).toBe('state.lots');
    expect(at({ ...town(), turned: [25] })).toBe('state.turned[0]');
    expect(at({ ...town(), turned: [0] })).toBe('state.turned[0]');
    expect(at({ ...town(), turned: [1, 2, 3] })).toBe('state.turned');
    expect(at({ ...town(), orders: [{ lot: 1, plots: 4 }, null, null] })).toBeDefined();
    expect(at({ ...town(), orders: [null, null] })).toBe('state.orders');
    expect(at({ ...town(), players: town().players.slice(2) })).toBe('state.players');
    expect(at({ ...town(), votes: [null, null, null] })).toBe('state.votes');
    expect(at({ ...duel(), turned: [1, 2] })).toBeDefined();
    expect(at({ ...duel(), orders: [null, null, null] })).toBeDefined();
  });

  test('numbers have their bounds', () => {
    const player = (change: object): string | undefined => {
      const s = town({ seats: 3 });
      Object.assign(s.players[0]!, change);
      return at(s);
    };
    for (const field of ['money', 'spent', 'earned', 'markers']) {
      expect(player({ [field]: -1 })).toBe(`state.players[0].${field}`);
      expect(player({ [field]: 1.5 })).toBe(`state.players[0].${field}`);
    }
    expect(player({ markers: 31 })).toBe('state.players[0].markers');
    expect(player({ lobby: 1 })).toBe('state.players[0].lobby');
    const s = town({ seats: 3 });
    s.lots[0]!.owners = [0, 0, 0, 0, 0];
    expect(at(s)).toBe('state.lots[0].owners');
  });
});

test('the form of an answer', () => {
  const fits = (answer: unknown): boolean => downtown.shapes.answer.fault(answer, '') === null;
  for (const answer of [
    { pile: 'left' },
    { ballot: 'industry' },
    { lobby: false },
    { decide: 'commerce' },
    { card: 24 },
    { use: 'housing' },
    { lot: 1, plots: 3 },
    { pass: true },
  ]) {
    expect(fits(answer)).toBe(true);
  }
  for (const answer of [
    { pile: 'top' },
    { ballot: 'park' },
    { lobby: 1 },
    { card: 0 },
    { card: 25 },
    { lot: 1 },
    { lot: 1, plots: 0 },
    { lot: 1, plots: 4 },
    { lot: 0, plots: 1 },
    { pass: false },
    { lot: 1, plots: 1, pass: true },
    {},
  ]) {
    expect(fits(answer)).toBe(false);
  }
});
