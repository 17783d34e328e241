import { describe, expect, test } from 'vitest';
import { downtown, type Plaque, type Town, type Use } from '../rules/index.ts';
import { bonus, worth } from '../rules/worth.ts';
import classic from '../data/board-classic.json' with { type: 'json' };
import type { Board } from '../rules/index.ts';
import { all, eventOf, give, lots, order, PASS, town, type TownSetup } from './positions.ts';

const board = classic as unknown as Board;
type Uses = { readonly [lot: number]: Plaque | null };

const valueOf = (n: number, use: Use, uses: Uses): number =>
  worth(board, lots({ 10: null, 12: 'industry', ...uses }), n, use).value;

/* Neighbours on the classic map: 1 has 2, 4; 7 has 4, 8, 10; 5 has 2, 4, 6, 8. */
describe('DT-41 the value of a plot', () => {
  test('worked examples', () => {
    expect(valueOf(1, 'housing', { 2: 'park', 4: 'industry' })).toBe(2);
    expect(valueOf(1, 'industry', { 2: 'housing', 4: 'commerce' })).toBe(4);
    expect(valueOf(7, 'commerce', { 4: 'housing', 8: 'housing', 10: 'industry' })).toBe(6);
  });

  test('neighbours with any plaque count, parks and paid ones too; bare ones do not', () => {
    expect(valueOf(5, 'industry', { 2: 'park' })).toBe(1);
    expect(valueOf(5, 'industry', { 2: 'park', 4: 'housing' })).toBe(2);
    const paid = lots({ 2: 'housing', 4: 'commerce' }, {}, [4]);
    expect(worth(board, paid, 5, 'industry')).toEqual({
      neighbours: 2,
      sensible: true,
      because: [4],
      value: 4,
    });
  });

  test('housing is sensible as long as it touches no industry', () => {
    expect(worth(board, lots({ 2: 'park', 4: 'housing' }), 1, 'housing')).toEqual({
      neighbours: 2,
      sensible: true,
      because: [],
      value: 4,
    });
    expect(worth(board, lots({ 2: 'park', 4: 'industry' }), 1, 'housing')).toEqual({
      neighbours: 2,
      sensible: false,
      because: [4],
      value: 2,
    });
  });

  test('industry is sensible with at least one commerce', () => {
    expect(valueOf(1, 'industry', { 2: 'housing', 4: 'housing' })).toBe(2);
    expect(valueOf(1, 'industry', { 2: 'commerce', 4: 'commerce' })).toBe(4);
    expect(valueOf(1, 'industry', { 2: 'commerce' })).toBe(2);
  });

  test('commerce is sensible with at least two housing', () => {
    expect(valueOf(7, 'commerce', { 4: 'housing', 8: 'commerce', 10: 'industry' })).toBe(3);
    expect(valueOf(7, 'commerce', { 4: 'housing', 8: 'housing' })).toBe(4);
    expect(valueOf(7, 'commerce', { 4: 'housing', 8: 'housing', 10: 'housing' })).toBe(6);
  });
});

/** Lot 1 is laid and needs one more marker of seat 0; seat 0 buys it. */
function payOut(use: Use, beside: Uses, owners: readonly number[], setup: TownSetup = {}): Town {
  const s = town({
    seats: 4,
    phase: 'order',
    turned: [1, 13],
    uses: { 1: use, 13: 'commerce', ...beside },
    owners: { 1: owners },
    ...setup,
  });
  const answers = s.players.map((_, seat) => (seat === 0 ? order(1, 1) : PASS));
  shares = eventOf(all(s, answers), 'paid').shares.map(({ seat, total }) => [seat, total]);
  return s;
}
let shares: number[][] = [];

describe('DT-42 bonus, once per player', () => {
  const sensible = { 2: 'park', 22: null, 4: 'housing' } as const;
  const not = { 2: 'park', 22: null, 4: 'industry' } as const;

  test('sole owner: 10 if sensible', () => {
    payOut('housing', sensible, [0, 0, 0]);
    expect(shares).toEqual([[0, 4 * 4 + 10]]);
  });
  test('sole owner: 2 if not, or 5 by option', () => {
    payOut('housing', not, [0, 0, 0]);
    expect(shares).toEqual([[0, 4 * 2 + 2]]);
    payOut('housing', not, [0, 0, 0], { options: { soleBonus: 5 } });
    expect(shares).toEqual([[0, 4 * 2 + 5]]);
    payOut('housing', sensible, [0, 0, 0], { options: { soleBonus: 5 } });
    expect(shares).toEqual([[0, 4 * 4 + 10]]);
  });
  test('two owners: 2 each if sensible, 1 each if not', () => {
    payOut('housing', sensible, [3, 3, 0]);
    expect(shares).toEqual([
      [0, 2 * 4 + 2],
      [3, 2 * 4 + 2],
    ]);
    payOut('housing', not, [2, 0, 0], { options: { soleBonus: 5 } });
    expect(shares).toEqual([
      [0, 3 * 2 + 1],
      [2, 2 + 1],
    ]);
  });
  test('three or four owners: none', () => {
    payOut('housing', sensible, [2, 1, 1]);
    expect(shares).toEqual([
      [0, 4],
      [1, 8],
      [2, 4],
    ]);
    payOut('housing', not, [2, 1, 3]);
    expect(shares).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });
  test('the table of bonuses', () => {
    const good = { neighbours: 2, sensible: true, because: [], value: 4 };
    const bad = { neighbours: 2, sensible: false, because: [], value: 2 };
    expect([1, 2, 3, 4].map((owners) => bonus(owners, good, 5))).toEqual([10, 2, 0, 0]);
    expect([1, 2, 3, 4].map((owners) => bonus(owners, bad, 5))).toEqual([5, 1, 0, 0]);
    expect([1, 2, 3, 4].map((owners) => bonus(owners, bad, 2))).toEqual([2, 1, 0, 0]);
  });
});

test('DT-43 without any neighbour nothing is paid; markers go back, the lot is closed', () => {
  const s = payOut('housing', {}, [0, 0, 0]);
  expect(shares).toEqual([[0, 0]]);
  expect(s.lots[0]).toEqual({ use: 'housing', owners: [], closed: true });
  expect(s.players[0]).toMatchObject({ money: 27, earned: 0, markers: 15 });
});

describe('DT-40, DT-44 when a lot is paid', () => {
  test('with a plaque and four markers, once; then it is closed and the markers return', () => {
    const s = payOut('housing', { 2: 'park', 22: null, 4: 'housing' }, [1, 0, 0]);
    expect(s.lots[0]).toEqual({ use: 'housing', owners: [], closed: true });
    expect(s.players[0]).toMatchObject({ money: 30 - 3 + 14, spent: 3, earned: 14, markers: 15 });
    expect(s.players[1]).toMatchObject({ money: 36, earned: 6, markers: 15 });
    expect(s.players[2]).toMatchObject({ money: 30, markers: 15 });
    expect(s.phase).toBe('pile');
  });

  test('the event tells value, sense and shares', () => {
    const s = town({
      seats: 3,
      phase: 'order',
      turned: [2],
      uses: { 1: 'industry', 2: 'commerce' },
      owners: { 1: [2, 0, 2] },
    });
    const events = all(s, [order(1, 1), PASS, PASS]);
    expect(eventOf(events, 'paid')).toEqual({
      kind: 'paid',
      lot: 1,
      use: 'industry',
      value: 2,
      sensible: true,
      shares: [
        { seat: 0, plots: 2, bonus: 2, total: 6 },
        { seat: 2, plots: 2, bonus: 2, total: 6 },
      ],
    });
  });

  test('three markers are not enough', () => {
    const s = town({ phase: 'order', turned: [2], uses: { 2: 'housing' }, owners: { 2: [0, 1] } });
    const events = all(s, [order(2, 1), PASS, PASS, PASS]);
    expect(events.some(({ kind }) => kind === 'paid')).toBe(false);
    expect(s.lots[1]!.owners).toEqual([0, 1, 0]);
  });

  test('a full bare lot waits, and is paid on the round its plaque is laid', () => {
    const s = town({
      seats: 3,
      phase: 'order',
      turned: [2],
      uses: { 2: 'housing' },
      owners: { 4: [0, 1, 2] },
    });
    const first = all(s, [order(4, 2), PASS, PASS]);
    expect(first.some(({ kind }) => kind === 'paid')).toBe(false);
    expect(s.lots[3]!.owners).toEqual([0, 1, 2, 0]);
    give(s, 1, { pile: 'left' }, { draws: 0, int: () => s.piles.left.indexOf(4) });
    for (const seat of [0, 1, 2]) give(s, seat, { ballot: 'housing' });
    for (const seat of [1, 2, 0]) give(s, seat, { lobby: false });
    expect(s.lots[3]).toMatchObject({ use: 'housing', closed: false });
    expect(downtown.answers(s, 0)!.some((one) => 'lot' in one && one.lot === 4)).toBe(false);
    const events = all(s, [PASS, PASS, PASS]);
    expect(eventOf(events, 'paid')).toMatchObject({ lot: 4, value: 2, sensible: true });
    expect(s.lots[3]!.closed).toBe(true);
  });

  test('the plaque of a paid lot keeps counting for its neighbours', () => {
    const s = payOut('housing', { 2: 'park', 22: null, 4: 'housing' }, [0, 0, 0]);
    expect(worth(board, s.lots, 2, 'commerce').neighbours).toBe(2);
  });
});

test('DT-45 several lots in one round are paid in number order, each by what lies', () => {
  const s = town({
    seats: 3,
    phase: 'order',
    turned: [1, 15],
    mayor: 1,
    uses: { 1: 'housing', 2: 'housing', 15: 'industry', 14: 'commerce' },
    owners: { 1: [1, 1, 1], 15: [2, 2, 0], 2: [0, 0, 0], 3: [0, 1, 2, 2] },
  });
  const events = all(s, [order(2, 1), order(1, 1), order(15, 1)]);
  const paid = events.filter((event) => event.kind === 'paid');
  expect(paid.map((event) => [event.lot, event.value])).toEqual([
    [1, 2],
    [2, 2],
    [15, 2],
  ]);
  expect(s.lots.flatMap(({ closed }, i) => (closed ? i + 1 : []))).toEqual([1, 2, 15]);
});
