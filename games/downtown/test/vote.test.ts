import type { Seat } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { downtown, type Town, type Use } from '../rules/index.ts';
import { all, eventOf, give, giveAll, town, type TownSetup, why } from './positions.ts';

const use = { h: 'housing', i: 'industry', c: 'commerce' } as const;
const usesOf = (text: string): Use[] =>
  text.split('').map((initial) => use[initial as 'h' | 'i' | 'c']);

/** A vote on lot 8: the initial of a use for each seat; the seats in `lobby` use their token. Seat 0 is mayor. */
function vote(ballots: string, lobby: readonly Seat[] = [], setup: TownSetup = {}): Town {
  const s = town({ seats: ballots.length, phase: 'ballot', turned: [8], ...setup });
  let last = all(
    s,
    usesOf(ballots).map((ballot) => ({ ballot })),
  );
  while (s.phase === 'lobby') {
    const { seat } = downtown.decisions(s)[0]!;
    last = give(s, seat, { lobby: lobby.includes(seat) });
  }
  expect(eventOf(last, 'voted')).toMatchObject({ lot: 8, ballots: usesOf(ballots), lobby });
  return s;
}

describe('worked examples of votes, the mayor first', () => {
  test('two housing, the mayor commerce, one industry: housing', () => {
    expect(vote('chhi').lots[7]!.use).toBe('housing');
  });
  test('three housing, three commerce with the mayor: commerce', () => {
    expect(vote('chhhcc').lots[7]!.use).toBe('commerce');
  });
  test('the mayor housing, two industry: industry', () => {
    expect(vote('hii').lots[7]!.use).toBe('industry');
  });
  test('the mayor industry, two housing and two commerce with a lobby each: the mayor chooses', () => {
    const s = vote('ihhcc', [1, 4]);
    expect(s.phase).toBe('decide');
    expect(downtown.decisions(s)).toEqual([
      { seat: 0, kind: 'decide', rule: 'DT-24', owed: true, secret: false, about: { lot: 8 } },
    ]);
    expect(downtown.answers(s, 0)).toEqual([{ decide: 'housing' }, { decide: 'commerce' }]);
    expect(why(s, 0, { decide: 'industry' })).toBe('DT-24 no-such-decide');
    expect(downtown.check(s, 0, { decide: 'industry' })!.data).toEqual({
      lot: 8,
      decide: 'industry',
      possible: ['housing', 'commerce'],
    });
    expect(why(s, 0, { ballot: 'housing' })).toBe('DT-24 other-question');
    const events = give(s, 0, { decide: 'commerce' });
    expect(eventOf(events, 'laid')).toEqual({ kind: 'laid', lot: 8, use: 'commerce', by: 'mayor' });
    expect(s.lots[7]!.use).toBe('commerce');
    expect(s.votes).toEqual([{ ballots: usesOf('ihhcc'), lobby: [1, 4] }]);
  });
  test('the mayor and another housing, both with lobby; three industry, one with: housing', () => {
    expect(vote('hhiii', [0, 1, 2]).lots[7]!.use).toBe('housing');
  });
});

describe('DT-22 ballots', () => {
  test('every seat is asked at once, secretly; it owes until it has chosen', () => {
    const s = town({ phase: 'ballot', turned: [8], mayor: 2 });
    give(s, 1, { ballot: 'housing' });
    expect(downtown.decisions(s)).toEqual(
      [0, 1, 2, 3].map((seat) => ({
        seat,
        kind: 'ballot',
        rule: 'DT-22',
        owed: seat !== 1,
        secret: true,
        about: { lot: 8 },
      })),
    );
    expect(downtown.answers(s, 1)).toEqual([
      { ballot: 'housing' },
      { ballot: 'industry' },
      { ballot: 'commerce' },
    ]);
  });

  test('nobody may abstain', () => {
    const s = town({ phase: 'ballot', turned: [8] });
    expect(why(s, 0, { pass: true })).toBe('DT-22 other-question');
    all(s, [{ ballot: 'housing' }, { ballot: 'housing' }, { ballot: 'housing' }]);
    expect(s.phase).toBe('ballot');
  });

  const four = { 2: 'housing', 4: 'housing', 6: 'housing', 14: 'housing' } as const;

  test('a use without a plaque of the lot’s form cannot be chosen', () => {
    const s = town({ phase: 'ballot', turned: [8], uses: four });
    expect(why(s, 0, { ballot: 'housing' })).toBe('DT-22 no-such-ballot');
    expect(downtown.check(s, 0, { ballot: 'housing' })!.data).toEqual({
      lot: 8,
      ballot: 'housing',
      possible: ['industry', 'commerce'],
    });
    expect(why(s, 0, { ballot: 'industry' })).toBe('');
    expect(downtown.answers(s, 0)).toEqual([{ ballot: 'industry' }, { ballot: 'commerce' }]);
  });

  test('plaques of the other form do not matter', () => {
    const s = town({ phase: 'ballot', turned: [7, 18], uses: four });
    expect(why(s, 0, { ballot: 'housing' })).toBe('');
  });

  test('the only use left is laid without ballots or lobby', () => {
    const uses = {
      ...four,
      10: 'park',
      20: 'industry',
      22: 'industry',
      24: 'industry',
      12: 'industry',
    } as const;
    // Rectangles: 10 is the only park; all housing and industry are used up.
    const s = town({
      uses: { ...uses, 1: 'park', 3: 'park', 5: 'industry' },
      mayor: 1,
      spentLobby: [2],
    });
    const events = give(s, 1, { pile: 'left' }, { draws: 0, int: () => s.piles.left.indexOf(8) });
    expect(events).toEqual([
      { kind: 'turned', lot: 8, pile: 'left' },
      { kind: 'laid', lot: 8, use: 'commerce', by: 'last' },
    ]);
    expect(s.phase).toBe('order');
    expect(s.votes).toEqual([null]);
    expect(s.players.map(({ lobby }) => lobby)).toEqual([true, true, false, true]);
  });

  test('the first plaque lies before the second vote starts', () => {
    // One square housing is left: when the first vote takes it, the second cannot have it.
    const uses = { 1: 'housing', 3: 'housing', 5: 'industry' } as const;
    const s = town({ seats: 3, phase: 'ballot', turned: [7, 13], uses, spentLobby: [0, 1, 2] });
    all(
      s,
      usesOf('hhh').map((ballot) => ({ ballot })),
    );
    expect(s.lots[6]!.use).toBe('housing');
    expect(s.phase).toBe('ballot');
    expect(downtown.decisions(s)[0]!.about).toEqual({ lot: 13 });
    expect(why(s, 0, { ballot: 'housing' })).toBe('DT-22 no-such-ballot');
    all(
      s,
      usesOf('iic').map((ballot) => ({ ballot })),
    );
    expect(s.lots[12]!.use).toBe('industry');
    expect(s.phase).toBe('order');
    expect(s.votes).toEqual([
      { ballots: usesOf('hhh'), lobby: [] },
      { ballots: usesOf('iic'), lobby: [] },
    ]);
  });
});

describe('DT-23 the lobby', () => {
  test('after the ballots the mayor speaks first, then clockwise; only those who have the token', () => {
    const s = town({ phase: 'ballot', turned: [8], mayor: 2, spentLobby: [3] });
    all(
      s,
      usesOf('hhcc').map((ballot) => ({ ballot })),
    );
    const spoke: Seat[] = [];
    while (s.phase === 'lobby') {
      const [decision, ...others] = downtown.decisions(s);
      expect(others).toEqual([]);
      expect(decision).toMatchObject({ kind: 'lobby', rule: 'DT-23', owed: true, secret: false });
      expect(downtown.answers(s, decision!.seat)).toEqual([{ lobby: false }, { lobby: true }]);
      expect(why(s, decision!.seat, { ballot: 'housing' })).toBe('DT-23 other-question');
      spoke.push(decision!.seat);
      const used = decision!.seat === 0;
      const events = give(s, decision!.seat, { lobby: used });
      expect(eventOf(events, 'lobby')).toEqual({ kind: 'lobby', seat: decision!.seat, used });
    }
    expect(spoke).toEqual([2, 0, 1]);
    expect(s.lots[7]!.use).toBe('housing');
  });

  test('a used token doubles the vote and is gone, whatever the result', () => {
    const s = vote('hici', [2], { spentLobby: [1] });
    expect(s.players.map(({ lobby }) => lobby)).toEqual([true, false, false, true]);
    expect(s.lots[7]!.use).toBeNull();
    expect(downtown.answers(s, 0)).toEqual([{ decide: 'industry' }, { decide: 'commerce' }]);
    const lost = vote('hhhc', [3]);
    expect(lost.lots[7]!.use).toBe('housing');
    expect(lost.players[3]!.lobby).toBe(false);
  });

  test('without any token the vote is counted at once', () => {
    const s = town({ seats: 3, phase: 'ballot', turned: [8], spentLobby: [0, 1, 2] });
    const events = all(
      s,
      usesOf('hhc').map((ballot) => ({ ballot })),
    );
    expect(events.map(({ kind }) => kind)).toEqual(['chose', 'choice', 'voted', 'laid']);
    expect(eventOf(events, 'laid')).toEqual({ kind: 'laid', lot: 8, use: 'housing', by: 'vote' });
    expect(eventOf(events, 'voted')).toEqual({
      kind: 'voted',
      lot: 8,
      ballots: usesOf('hhc'),
      lobby: [],
      votes: { housing: 2, industry: 0, commerce: 1 },
      most: ['housing'],
    });
  });

  test('nothing is revealed before the last has spoken', () => {
    const s = town({ seats: 3, phase: 'ballot', turned: [8], spentLobby: [2] });
    expect(giveAll(s, 0, { ballot: 'housing' }).reveals).toBe(false);
    expect(giveAll(s, 2, { ballot: 'industry' }).reveals).toBe(false);
    expect(giveAll(s, 1, { ballot: 'housing' }).reveals).toBe(false);
    const first = giveAll(s, 0, { lobby: true });
    expect(first).toEqual({ events: [{ kind: 'lobby', seat: 0, used: true }], reveals: false });
    expect(downtown.view(s, 2)).toMatchObject({ ballots: ['secret', 'secret', 'industry'] });
    const last = giveAll(s, 1, { lobby: false });
    expect(last.reveals).toBe(true);
    expect(eventOf(last.events, 'voted').votes).toEqual({ housing: 3, industry: 1, commerce: 0 });
  });
});

describe('DT-24 ties', () => {
  test('the mayor’s ballot decides if it is among the tied', () => {
    expect(vote('ich', [], { mayor: 1 }).lots[7]!.use).toBe('commerce');
    expect(vote('ich', [], { mayor: 2 }).lots[7]!.use).toBe('housing');
  });
  test('most votes win against the mayor', () => {
    expect(vote('chhc', [1], { mayor: 3 }).lots[7]!.use).toBe('housing');
  });
  test('otherwise the mayor chooses one of the tied', () => {
    const s = vote('hhiic', [], { mayor: 4 });
    expect(downtown.answers(s, 4)).toEqual([{ decide: 'housing' }, { decide: 'industry' }]);
    expect(why(s, 0, { decide: 'housing' })).toBe('DT-24 not-asked');
    expect(why(s, 4, { decide: 'commerce' })).toBe('DT-24 no-such-decide');
    give(s, 4, { decide: 'industry' });
    expect(s.lots[7]!.use).toBe('industry');
    expect(s.ballots).toEqual([null, null, null, null, null]);
    expect(s.lobby).toEqual([null, null, null, null, null]);
  });
});

test('DT-25 the plaque is laid; markers already there stay', () => {
  const s = vote('hhh', [], { owners: { 8: [0, 2] } });
  expect(s.lots[7]).toEqual({ use: 'housing', owners: [0, 2], closed: false });
  expect(s.phase).toBe('order');
});
