import { giveAnswer, type Play, startFromPosition, undo } from '@faubourg/core';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { describe, expect, test } from 'vitest';
import { sum } from '../rules/colours.ts';
import { legal, OPTIONS, play, position, scripted, why } from './positions.ts';

const nine = { white: 4, grey: 3, brown: 2, black: 0 };
const market = ['M13', 'M02', 'M03'];

/** White, brown and black have come in: twelve floors, two go back. */
function afterCard() {
  const state = position({ market, stocks: [nine] });
  const next = state.pile[5]!;
  const events = play(state, { take: 'M13', choose: [] }, scripted(5));
  return { state, next, events };
}

describe('TU-24 floors over ten are returned after the market was refilled', () => {
  test('the new card is seen first, then the same player is asked', () => {
    const { state, next, events } = afterCard();
    expect(events).toEqual([
      { kind: 'took', seat: 0, card: 'M13', floors: ['white', 'brown', 'black'], back: [] },
      { kind: 'revealed', card: next },
    ]);
    expect(state.market).toEqual([next, 'M02', 'M03']);
    expect(towerUp.decisions(state)).toEqual([
      { seat: 0, kind: 'return', rule: 'TU-24', owed: true, secret: false, about: { count: 2 } },
    ]);
    expect(towerUp.view(state, 1)).toMatchObject({ returning: { extra: false }, turn: 0 });
  });

  test('exactly down to ten, floors of choice, those just taken included', () => {
    const { state } = afterCard();
    expect(legal(state).map((answer) => 'back' in answer && answer.back.join('+'))).toEqual([
      'white+white',
      'white+grey',
      'white+brown',
      'white+black',
      'grey+grey',
      'grey+brown',
      'grey+black',
      'brown+brown',
      'brown+black',
    ]);
    const events = play(state, { back: ['grey', 'black'] });
    expect(events).toEqual([{ kind: 'returned', seat: 0, floors: ['grey', 'black'] }]);
    expect(state.players[0]!.stock).toEqual({ white: 5, grey: 2, brown: 3, black: 0 });
    expect(state.supply).toEqual({ white: 24, grey: 28, brown: 27, black: 30 });
    expect(state.turn).toBe(1);
    expect('returning' in state).toBe(false);
  });

  test('neither more nor fewer, only floors one has, in the order of the colours', () => {
    const { state } = afterCard();
    expect(why(state, { back: ['white'] })).toBe('TU-24 back-count');
    expect(why(state, { back: ['white', 'white', 'white'] })).toBe('TU-24 back-count');
    expect(why(state, { back: ['black', 'black'] })).toBe('TU-24 back-beyond');
    expect(why(state, { back: ['brown', 'white'] })).toBe('TU-24 list-order');
    expect(why(state, { take: 'M02', choose: [] })).toBe('TU-24 other-question');
    expect(why(state, { build: 'C3', colour: 'grey', roof: 'C3' })).toBe('TU-24 other-question');
    expect(why(position(), { back: [] })).toBe('TU-20 other-question');
  });

  test('nobody is asked who has ten floors or fewer', () => {
    const state = position({ market, stocks: [{ white: 7 }] });
    play(state, { take: 'M13', choose: [] });
    expect(sum(state.players[0]!.stock)).toBe(10);
    expect(towerUp.decisions(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
  });

  test('also before an extra turn', () => {
    const state = position({
      market: ['M40', 'M02', 'M03'],
      stocks: [{ white: 10 }],
      markers: [{ white: 2, grey: 2, brown: 2, black: 0 }],
    });
    const events = play(state, { take: 'M40', choose: ['grey'] });
    expect(events.map(({ kind }) => kind)).toEqual(['took', 'moved', 'revealed']);
    expect(state.returning).toEqual({ extra: true });
    expect(play(state, { back: ['white'] })).toEqual([
      { kind: 'returned', seat: 0, floors: ['white'] },
      { kind: 'extra', seat: 0 },
    ]);
    expect(towerUp.decisions(state)).toMatchObject([{ seat: 0, kind: 'turn' }]);
  });

  test('TU-40 in the last turn the cone is placed after the return', () => {
    const state = position({
      market,
      stocks: [nine],
      cones: [null, 0],
      end: { reason: 'shortage', seat: 0 },
    });
    const taken = play(state, { take: 'M13', choose: [] });
    expect(taken.map(({ kind }) => kind)).toEqual(['took', 'revealed']);
    expect(towerUp.outcome(state)).toBeNull();
    const returned = play(state, { back: ['grey', 'black'] });
    expect(returned.map(({ kind }) => kind)).toEqual(['returned', 'cone', 'ended']);
    expect(towerUp.outcome(state)).not.toBeNull();
  });

  test('a return can be undone, the card cannot', () => {
    const state = position({ market, stocks: [nine] });
    const chance = { seed: '3'.repeat(64), draws: 0 };
    const begun = startFromPosition(towerUp, OPTIONS, 2, state, chance) as Play<TowerUpState>;
    expect(giveAnswer(begun, 0, { take: 'M13', choose: [] })).not.toHaveProperty('problem');
    const asked = structuredClone(begun.state);
    expect(giveAnswer(begun, 0, { back: ['white', 'white'] })).not.toHaveProperty('problem');
    expect(undo(begun, 0)).toBeNull();
    expect(begun.state).toEqual(asked);
    expect(undo(begun, 0)).toMatchObject({ problem: { rule: 'FB-4' } });
  });
});

describe('a position with floors to return', () => {
  test('says what is impossible', () => {
    const faults = (change: (state: TowerUpState) => void): readonly string[] => {
      const { state } = afterCard();
      change(state);
      return towerUp.faults(state);
    };
    expect(faults(() => undefined)).toEqual([]);
    expect(faults((s) => delete s.returning)).toEqual(['players[0].stock: 12 floors, at most 10']);
    expect(faults((s) => (s.turn = 1))).toEqual([
      'players[0].stock: 12 floors, at most 10',
      'returning: players[1] has no floors to return',
    ]);
    expect(faults((s) => (s.returning = { extra: true }))).toEqual([
      'returning: an extra turn before any star column',
    ]);
    const five = faults((s) => {
      s.players[0]!.stock.white += 3;
      s.supply.white -= 3;
    });
    expect(five).toEqual(['players[0].stock: 15 floors, at most 14']);
  });

  test('of version 1 has no such field', () => {
    const state = position({ rules: 1 });
    const [first] = towerUp.former!;
    const shape = first!.shapes.state;
    expect(shape.fault(state, '')).toBeNull();
    expect(shape.fault({ ...state, returning: { extra: false } }, '')).not.toBeNull();
    expect(shape.fault(position(), '')).not.toBeNull();
  });
});
