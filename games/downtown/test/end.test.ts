import { describe, expect, test } from 'vitest';
import { downtown, type Plaque, type Use } from '../rules/index.ts';
import { all, eventOf, give, order, PASS, randomGame, town } from './positions.ts';

/** Every lot but `bare` has a plaque: parks on 20, 22, 24 as ever. */
function builtBut(...bare: number[]): { [lot: number]: Plaque | null } {
  const kinds: Use[] = ['housing', 'industry', 'commerce'];
  const uses: { [lot: number]: Plaque | null } = {};
  for (let n = 1; n <= 24; n++) {
    if (bare.includes(n)) uses[n] = null;
    else if (n !== 20 && n !== 22 && n !== 24) uses[n] = kinds[Math.ceil(n / 2) % 3]!;
  }
  return uses;
}

test('DT-50 the mayor’s badge passes clockwise', () => {
  const s = town({ phase: 'order', turned: [8], uses: { 8: 'housing' }, mayor: 2, round: 5 });
  const first = all(s, [PASS, PASS, PASS, PASS]);
  expect(eventOf(first, 'mayor')).toEqual({ kind: 'mayor', seat: 3, round: 6 });
  expect(s).toMatchObject({ mayor: 3, round: 6, phase: 'pile', turned: [], votes: [] });
  const again = town({ phase: 'order', turned: [8], uses: { 8: 'housing' }, mayor: 3 });
  all(again, [PASS, PASS, PASS, PASS]);
  expect(again.mayor).toBe(0);
});

describe('DT-60 the end', () => {
  test('when every lot has a plaque the round is completed, buying and pay-out included', () => {
    const s = town({
      seats: 3,
      phase: 'ballot',
      turned: [8],
      uses: builtBut(8),
      owners: { 8: [0, 1, 1] },
      spentLobby: [0, 1, 2],
    });
    const uses = downtown.answers(s, 0)!;
    for (const seat of [0, 1, 2]) give(s, seat, uses[0]!);
    expect(s.phase).toBe('order');
    expect(downtown.outcome(s)).toBeNull();
    const events = all(s, [order(8, 1), PASS, PASS]);
    expect(events.map(({ kind }) => kind).slice(2)).toEqual(['ordered', 'paid', 'round', 'over']);
    expect(s.phase).toBe('over');
    expect(downtown.decisions(s)).toEqual([]);
    expect(downtown.answers(s, 0)).toEqual([]);
    const scores = s.players.map(({ money }) => money);
    expect(scores[1]).toBeGreaterThan(30);
    const best = Math.max(...scores);
    expect(downtown.outcome(s)).toEqual({
      scores,
      winners: [0, 1, 2].filter((seat) => scores[seat] === best),
      reason: 'city-complete',
    });
    expect(eventOf(events, 'over').scores).toEqual(scores);
  });

  test('the game goes on while a lot is bare', () => {
    const s = town({ seats: 3, phase: 'order', turned: [8], uses: builtBut(6) });
    all(s, [PASS, PASS, PASS]);
    expect(s.phase).toBe('ballot');
    expect(s.turned).toEqual([6]);
  });

  test('lots not full pay nothing; most money wins', () => {
    const s = town({
      seats: 4,
      phase: 'order',
      turned: [8],
      uses: builtBut(),
      owners: { 1: [0, 0, 0], 3: [1] },
      money: [20, 31, 30, 12],
    });
    all(s, [PASS, PASS, PASS, PASS]);
    expect(downtown.outcome(s)).toEqual({
      scores: [20, 31, 30, 12],
      winners: [1],
      reason: 'city-complete',
    });
  });

  test('ties share the victory', () => {
    const s = town({
      seats: 4,
      phase: 'order',
      turned: [8],
      uses: builtBut(),
      money: [33, 12, 33, 5],
    });
    const events = all(s, [PASS, PASS, PASS, PASS]);
    expect(downtown.outcome(s)!.winners).toEqual([0, 2]);
    expect(eventOf(events, 'over')).toEqual({
      kind: 'over',
      scores: [33, 12, 33, 5],
      winners: [0, 2],
    });
  });
});

describe('DT-61 money, open or hidden', () => {
  test('open: everyone sees all of it', () => {
    const s = town({ money: [1, 2, 3, 4] });
    for (const viewer of [0, 3, null]) {
      expect(downtown.view(s, viewer)).toMatchObject({
        players: [{ money: 1 }, { money: 2 }, { money: 3 }, { money: 4 }],
      });
    }
  });

  test('hidden: one’s own only, spectators none, until the end', () => {
    const hidden = { options: { money: 'hidden' }, money: [10, 40, 30, 12] } as const;
    const s = town({ ...hidden, phase: 'order', turned: [8], uses: builtBut() });
    const secret = { money: null, spent: null, earned: null };
    expect(downtown.view(s, 1).players).toMatchObject([
      secret,
      { money: 40, spent: 0, earned: 10 },
      secret,
      secret,
    ]);
    expect(downtown.view(s, null).players).toMatchObject([secret, secret, secret, secret]);
    all(s, [PASS, PASS, PASS, PASS]);
    expect(downtown.view(s, null).players).toMatchObject([
      { money: 10, spent: 20 },
      { money: 40 },
      { money: 30 },
      { money: 12 },
    ]);
  });
});

test('DT-5 money is what was paid out less what was paid in, in every random game', () => {
  for (const seats of [3, 4, 5, 6]) {
    const end = randomGame(seats, seats, {}, (s) => expect(downtown.faults(s)).toEqual([]));
    expect(downtown.outcome(end)).not.toBeNull();
  }
});
