import { describe, expect, test } from 'vitest';
import { QuickChance } from '../index.ts';
import { toy, type ToyState } from './toy/index.ts';

const fresh = (seats = 2): ToyState =>
  toy.setUp({ hand: 3, rounds: 4 }, seats, new QuickChance(1)).state;
const chance = new QuickChance(2);

describe('the toy game', () => {
  test('TOY-1 deals hands and coins', () => {
    const s = fresh(3);
    expect(s.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
    expect([s.coins, s.bank, s.pile.length]).toEqual([[6, 6, 6], 40, 15]);
  });

  test('TOY-2 the highest card wins; a choice may be changed until the last has chosen', () => {
    const s = {
      ...fresh(),
      hands: [
        [1, 20],
        [10, 11],
      ],
    };
    toy.apply(s, 0, { card: 1 }, chance);
    expect(toy.decisions(s).map(({ owed }) => owed)).toEqual([false, true]);
    expect(toy.apply(s, 0, { card: 20 }, chance).events).toEqual([
      { kind: 'chosen', only: [0], card: 20 },
    ]);
    expect(toy.apply(s, 1, { card: 10 }, chance)).toMatchObject({ reveals: true });
    expect([s.winner, s.phase, s.played]).toEqual([0, 'light', [20, 10]]);
  });

  test('TOY-3 the winner pays for lanterns', () => {
    const s: ToyState = { ...fresh(), phase: 'light', winner: 1, coins: [6, 2] };
    expect(toy.answers(s, 1)).toEqual([{ pay: 0 }, { pay: 1 }, { pay: 2 }]);
    toy.apply(s, 1, { pay: 2 }, chance);
    expect([s.coins[1], s.bank, s.bought, s.phase]).toEqual([0, 42, 2, 'hang']);
  });

  test('TOY-4 hangs them; TOY-5 the bank pays as far as it goes', () => {
    const s: ToyState = { ...fresh(), phase: 'hang', winner: 0, bought: 2, bank: 1 };
    toy.apply(s, 0, { hang: 'west' }, chance);
    expect([s.lanterns[0], s.phase]).toEqual([[0, 2], 'throw']);
    toy.apply(s, 0, { throw: true }, { draws: 0, int: () => 2 });
    expect([s.coins[0], s.bank]).toEqual([7, 0]);
  });

  test('TOY-6, TOY-7 ends after the rounds, or when a hand is empty', () => {
    const last: ToyState = {
      ...fresh(),
      phase: 'throw',
      winner: 0,
      round: 4,
      lanterns: [
        [1, 1],
        [4, 0],
      ],
    };
    toy.apply(last, 0, { throw: false }, chance);
    expect(toy.outcome(last)).toEqual({ scores: [13, 14], winners: [1], reason: 'rounds' });
    const out: ToyState = { ...fresh(), phase: 'throw', winner: 0, hands: [[], []], pile: [1] };
    toy.apply(out, 0, { throw: false }, chance);
    expect(toy.outcome(out)).toEqual({ scores: [6, 6], winners: [0, 1], reason: 'cards' });
  });
});
