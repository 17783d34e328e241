import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { position } from './positions.ts';

describe('views', () => {
  const state = position({
    seats: 3,
    market: ['M05', 'M06', 'M07'],
    discards: ['M09', 'M08'],
    buildings: { C4: 'white .0', C6: 'brown 1' },
    stocks: [{ white: 2 }, { grey: 3 }],
    markers: [{ black: 4 }],
  });

  test('everybody sees all but the cards of the pile, of which the number is known', () => {
    const { pile, ...open } = state;
    for (const viewer of [0, 1, 2, null]) {
      expect(towerUp.view(state, viewer)).toEqual({ viewer, ...open, pile: 39 });
    }
    expect(pile).toHaveLength(39);
  });

  test('a view shares nothing with the state', () => {
    const view = towerUp.view(state, 0);
    view.buildings['C4']!.floors.push(1);
    view.players[0]!.stock.white = 9;
    view.players[0]!.markers.black = 9;
    view.goals[0]!.takers.push(1);
    view.market.pop();
    view.discards.pop();
    view.start.push('white');
    view.supply.white = 0;
    expect(towerUp.faults(state)).toEqual([]);
    expect(state.market).toHaveLength(3);
    expect(state.players[0]!.markers.black).toBe(4);
    expect(state.start).toEqual([]);
  });

  test('a copy shares nothing with the original', () => {
    const copy = towerUp.copy(state);
    expect(copy).toEqual(state);
    copy.pile.pop();
    copy.buildings['C4']!.floors.pop();
    copy.players.pop();
    expect(towerUp.faults(state)).toEqual([]);
    const ended = { ...state, end: { reason: 'shortage' as const, seat: 1 } };
    expect(towerUp.copy(ended).end).toEqual(ended.end);
    expect(towerUp.copy(ended).end).not.toBe(ended.end);
  });

  test('a resampled state has exactly the unseen cards in its pile', () => {
    const again = towerUp.resample(towerUp.view(state, 1), new QuickChance(1));
    expect(again.pile.toSorted()).toEqual(state.pile.toSorted());
    expect({ ...again, pile: [] }).toEqual({ ...state, pile: [] });
    expect(towerUp.faults(again)).toEqual([]);
  });

  test('a scrambled state differs in the order of the pile alone', () => {
    const other = towerUp.scramble(state, 0, new QuickChance(1));
    expect(other.pile).not.toEqual(state.pile);
    expect(other.pile.toSorted()).toEqual(state.pile.toSorted());
    expect({ ...other, pile: [] }).toEqual({ ...state, pile: [] });
  });
});
