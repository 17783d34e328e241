import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { downtown, type Duel, type Town } from '../rules/index.ts';
import { eventOf, draws, OPTIONS } from './positions.ts';

const setUp = (seats: number, seed: number): ReturnType<typeof downtown.setUp> =>
  downtown.setUp(OPTIONS, seats, new QuickChance(seed));

describe('DT-3, DT-4 material', () => {
  test('DT-4 each of three to six begins with 15 markers, a lobby token and 30', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { players } = setUp(seats, 1).state as Town;
      expect(players).toEqual(
        Array.from({ length: seats }, () => ({
          money: 30,
          spent: 0,
          earned: 0,
          markers: 15,
          lobby: true,
        })),
      );
    }
  });
});

describe('DT-10 set-up', () => {
  test('three cards of each half: three parks, then housing, commerce, industry', () => {
    // Piles 1…12 and 13…24; each draw takes a card and the last one fills the gap.
    const { state, events } = downtown.setUp(OPTIONS, 3, draws(0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 1, 2));
    // 1, 12, 11 and 13, 24, 23, then shuffled without a change.
    expect(eventOf(events, 'founded')).toEqual({
      kind: 'founded',
      parks: [1, 12, 11],
      housing: 13,
      commerce: 24,
      industry: 23,
    });
    expect(state.mayor).toBe(2);
    const uses = state.lots.flatMap(({ use }, i) => (use ? [[i + 1, use]] : []));
    expect(Object.fromEntries(uses)).toEqual({
      1: 'park',
      12: 'park',
      11: 'park',
      13: 'housing',
      24: 'commerce',
      23: 'industry',
    });
    expect(state.lots.every(({ owners, closed }) => owners.length === 0 && !closed)).toBe(true);
    const { piles } = state as Town;
    expect(piles.left.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(piles.right.toSorted((a, b) => a - b)).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22]);
  });

  test('the six are shuffled: what they become does not depend on the half', () => {
    const parksLeft = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { state } = setUp(3, seed);
      expect(downtown.faults(state)).toEqual([]);
      parksLeft.add(state.lots.slice(0, 12).filter(({ use }) => use === 'park').length);
      const laid = state.lots.map(({ use }) => use !== null);
      expect(laid.slice(0, 12).filter(Boolean)).toHaveLength(3);
      expect(laid.slice(12).filter(Boolean)).toHaveLength(3);
    }
    expect(parksLeft).toEqual(new Set([0, 1, 2, 3]));
  });

  test('the draws: three from 12, 11, 10 cards twice, a shuffle of six, the mayor', () => {
    const chance = draws();
    downtown.setUp(OPTIONS, 5, chance);
    expect(chance.asked).toEqual([12, 11, 10, 12, 11, 10, 6, 5, 4, 3, 2, 5]);
  });

  test('a fresh game waits for the mayor, in round 1, with nothing chosen', () => {
    const { state, events } = downtown.setUp(OPTIONS, 4, draws(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
    expect(state).toMatchObject({
      phase: 'pile',
      round: 1,
      mayor: 1,
      turned: [],
      votes: [],
      orders: [null, null, null, null],
      ballots: [null, null, null, null],
      lobby: [null, null, null, null],
    });
    expect(eventOf(events, 'mayor')).toEqual({ kind: 'mayor', seat: 1, round: 1 });
    expect(state.options).toEqual(OPTIONS);
  });
});

test('DT-11 the first mayor is random', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const mayors = new Set<number>();
    for (let seed = 0; seed < 60; seed++) mayors.add(setUp(seats, seed).state.mayor);
    expect(mayors.size).toBe(seats);
  }
});

describe('two players', () => {
  test('DT-70, DT-71 no money, 15 markers of each colour, nine cards each, face up', () => {
    const { state, events } = setUp(2, 3);
    const { players, phase } = state as Duel;
    expect(phase).toBe('card');
    expect(state).not.toHaveProperty('piles');
    for (const { cards, ...rest } of players) {
      expect(rest).toEqual({ score: 0, laid: 15, bare: 15, gone: 0 });
      expect(cards).toHaveLength(9);
      expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    }
    expect(eventOf(events, 'dealt').cards).toEqual(players.map(({ cards }) => cards));
    const bare = state.lots.flatMap(({ use }, i) => (use === null ? i + 1 : []));
    expect(players.flatMap(({ cards }) => cards).toSorted((a, b) => a - b)).toEqual(bare);
    expect(downtown.faults(state)).toEqual([]);
  });

  test('DT-71 the cards are dealt at random over both halves', () => {
    const chance = draws(0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 1, 0, 17);
    const { players } = downtown.setUp(OPTIONS, 2, chance).state as Duel;
    expect(chance.asked.slice(11)).toEqual([2, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
    // The last of the 18 first, then always the first place, which the last card of the rest fills.
    expect(players[0]!.cards).toEqual([10, 14, 15, 16, 17, 18, 19, 20, 21]);
  });
});
