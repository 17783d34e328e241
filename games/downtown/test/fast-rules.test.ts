import { canonical, QuickChance, winShares } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { type DowntownOptions, type DowntownState, downtown } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import { duel, MUTATION, OPTIONS, randomGame, town } from './positions.ts';

const out = new Int32Array(fast.mostAnswers);

/** Compares the fast rules with the readable rules in one position; returns the legal codes. */
function compare(s: DowntownState, node: ReturnType<typeof fast.node>, seat: number): number[] {
  const codes = [...out.subarray(0, fast.legal(node, seat, out))];
  const here = codes.map((code) => canonical(fast.answer(node, seat, code))).sort();
  const there = downtown.answers(s, seat)!.map(canonical).sort();
  expect(here.join()).toBe(there.join());
  return codes;
}

/** Plays a whole game by both sets of rules in step. */
function inStep(options: DowntownOptions, seats: number, seed: number): void {
  const draws = new QuickChance(seed);
  const [ours, theirs] = [new QuickChance(seed + 1), new QuickChance(seed + 1)];
  const { state } = downtown.setUp(options, seats, ours);
  let node = fast.node(randomGame(seats, seed, options));
  expect(fast.owing(node)).toBe(0);
  fast.setUp(node, theirs);
  for (;;) {
    expect(node).toEqual(fast.node(state));
    expect(theirs.draws).toBe(ours.draws);
    const owed = downtown.decisions(state).filter((decision) => decision.owed);
    expect(fast.owing(node)).toBe(owed.reduce((mask, { seat }) => mask | (1 << seat), 0));
    if (owed.length === 0) break;
    const { seat } = owed[draws.int(owed.length)]!;
    const codes = compare(state, node, seat);
    const code = codes[draws.int(codes.length)]!;
    if (draws.int(20) === 0) {
      const twin = fast.node(state);
      twin.words.fill(7);
      fast.copy(node, twin);
      node = twin;
    }
    downtown.apply(state, seat, fast.answer(node, seat, code), ours);
    fast.apply(node, seat, code, theirs);
  }
  const won = new Float64Array(seats);
  fast.shares(node, won);
  expect([...won]).toEqual(winShares(downtown.outcome(state)!));
}

describe('the fast rules are the same game', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players`, () => {
      for (let seed = 1; seed <= (MUTATION ? 6 : 12); seed++) {
        inStep(
          {
            ...OPTIONS,
            map: ['classic', 'avenues', 'ribbons'][seed % 3]!,
            ...(seats > 2 && {
              secondCard: seed % 2 ? 'any-pile' : 'other-pile',
              soleBonus: seed % 2 ? 5 : 2,
            }),
          },
          seats,
          100 * seats + seed,
        );
      }
    });
  }
});

describe('positions', () => {
  test('a choice that is made is no longer owed', () => {
    const voting = town({
      seats: 3,
      phase: 'ballot',
      turned: [8],
      ballots: ['housing', null, 'commerce'],
    });
    expect(fast.owing(fast.node(voting))).toBe(0b010);
    const buying = town({
      phase: 'order',
      turned: [8],
      uses: { 8: 'housing' },
      orders: [null, { pass: true }, null, { lot: 7, plots: 2 }],
    });
    expect(fast.owing(fast.node(buying))).toBe(0b0101);
    expect(fast.owing(fast.node(duel({ mayor: 1 })))).toBe(0b10);
    expect(fast.owing(fast.node(duel({ mayor: 1, phase: 'use', turned: [8] })))).toBe(0b01);
  });

  test('room for the widest list: three orders on 21 lots, to pass, and two spare', () => {
    const s = town({ seats: 3, phase: 'order', turned: [8], uses: { 8: 'housing' } });
    expect(fast.legal(fast.node(s), 0, new Int32Array(fast.mostAnswers))).toBe(64);
    expect(fast.mostAnswers).toBeGreaterThanOrEqual(66);
  });

  test('winners share', () => {
    const won = new Float64Array(4);
    fast.shares(fast.node(town({ money: [20, 33, 33, 5] })), won);
    expect([...won]).toEqual([0, 0.5, 0.5, 0]);
    fast.shares(fast.node(town({ money: [21, 20, 19, 5] })), won);
    expect([...won]).toEqual([1, 0, 0, 0]);
  });
});
