import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { OPTIONS, position } from './positions.ts';

describe('a turn for who does not answer', () => {
  const safe = (spec: Parameters<typeof position>[0]) => {
    const state = position(spec);
    return towerUp.fallback(state, state.turn);
  };

  test('a card that fits and keeps the stock even', () => {
    const market = ['M01', 'M12', 'M41'];
    expect(safe({ market, stocks: [{ white: 2, grey: 2 }] })).toEqual({
      take: 'M12',
      choose: [],
    });
    expect(safe({ market, stocks: [{ white: 2, grey: 2, brown: 2, black: 1 }] })).toEqual({
      take: 'M41',
      choose: ['white', 'black'],
    });
  });

  test('with a full stock the roof on the highest building', () => {
    const stocks = [{ white: 4, grey: 3, brown: 3 }];
    const buildings = { C4: 'white ..', C2: 'brown ...' };
    expect(safe({ stocks, buildings })).toEqual({ build: 'A5', colour: 'white', roof: 'C2' });
  });

  test('else a card all the same', () => {
    const full = { stocks: [{ grey: 10 }], market: ['M41', 'M13', 'M14'] };
    expect(safe(full)).toEqual({ take: 'M41', choose: ['white', 'white'] });
    const later = { ...full, discards: ['M01'] };
    expect(safe(later)).toEqual({ take: 'M41', choose: ['white', 'grey'] });
    const choose = ['white', 'white'];
    const first = { take: 'M41', choose, back: ['white', 'white'] };
    expect(safe({ ...full, rules: 1 })).toEqual(first);
    const second = { take: 'M41', choose, back: ['white', 'grey'] };
    expect(safe({ ...later, rules: 1 })).toEqual(second);
  });

  test('TU-24 the return that keeps the stock even', () => {
    const stocks = [{ white: 5, grey: 4, brown: 3 }];
    const returned = safe({ stocks, discards: ['M01'], returning: { extra: false } });
    expect(returned).toEqual({ back: ['white', 'white'] });
  });

  test('a place for a starting floor', () => {
    expect(safe({ options: { start: 'chosen' }, start: ['white'] })).toEqual({
      place: 'A1',
      colour: 'white',
    });
  });

  test('games of nothing else come to an end', () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new QuickChance(seed);
      const { state } = towerUp.setUp(OPTIONS, 2 + (seed % 3), chance);
      let turns = 0;
      for (; towerUp.decisions(state).length > 0; turns++) {
        expect(turns).toBeLessThan(1000);
        towerUp.apply(state, state.turn, towerUp.fallback(state, state.turn), chance);
      }
      expect(turns).toBeGreaterThan(10);
    }
  });
});
