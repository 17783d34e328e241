import { describe, expect, test } from 'vitest';
import { downtown, type Forecast, forecast } from '../rules/index.ts';
import { duel, town } from './positions.ts';

const of = (s: Parameters<typeof downtown.view>[0]): Forecast => forecast(downtown.view(s, 0));

describe('forecast', () => {
  const s = town({
    uses: { 2: 'housing', 4: 'industry', 6: 'commerce', 8: 'housing', 12: 'housing' },
    owners: { 1: [0, 0, 3], 2: [1], 7: [0, 1, 2, 3] },
    closed: [6],
  });

  test('a bare lot: what a plot would be worth with each use that may come, and why', () => {
    expect(of(s).lots[0]).toEqual({
      lot: 1,
      use: null,
      shut: null,
      free: 1,
      owners: [2, 0, 0, 1],
      prices: [2, 5, 9],
      worth: {
        housing: { neighbours: 2, sensible: false, because: [4], value: 2 },
        industry: { neighbours: 2, sensible: false, because: [], value: 2 },
        commerce: { neighbours: 2, sensible: false, because: [2], value: 2 },
      },
    });
    expect(of(s).lots[4]!.worth).toEqual({
      housing: { neighbours: 4, sensible: false, because: [4], value: 4 },
      industry: { neighbours: 4, sensible: true, because: [6], value: 8 },
      commerce: { neighbours: 4, sensible: true, because: [2, 8], value: 8 },
    });
  });

  test('a lot with a plaque: its own use alone, the higher prices', () => {
    expect(of(s).lots[1]).toEqual({
      lot: 2,
      use: 'housing',
      shut: null,
      free: 3,
      owners: [0, 1, 0, 0],
      prices: [3, 7, 12],
      worth: { housing: { neighbours: 2, sensible: false, because: [4], value: 2 } },
    });
  });

  test('lots where nothing can be bought say why', () => {
    const { lots } = of(s);
    expect(lots[5]).toMatchObject({ shut: 'paid-out', free: 0, use: 'commerce' });
    expect(lots[6]).toMatchObject({
      shut: 'no-free-plot',
      free: 0,
      prices: [2, 5, 9],
      owners: [1, 1, 1, 1],
    });
    expect(lots[19]).toMatchObject({ shut: 'park', free: 0, worth: {} });
    expect(lots).toHaveLength(24);
  });

  test('plaques left by form and use', () => {
    expect(of(s).plaques).toEqual({
      square: { housing: 3, industry: 4, commerce: 3 },
      rect: { housing: 1, industry: 2, commerce: 3 },
    });
    const gone = town({ uses: { 2: 'housing', 4: 'housing', 6: 'housing', 8: 'housing' } });
    expect(Object.keys(of(gone).lots[11]!.worth)).toEqual(['industry', 'commerce']);
    expect(Object.keys(of(gone).lots[10]!.worth)).toEqual(['housing', 'industry', 'commerce']);
  });

  test('five and six players may buy two at most', () => {
    expect(of(town({ seats: 5 })).lots[0]!.prices).toEqual([2, 5]);
    expect(of(town({ seats: 6 })).lots[20]!.prices).toEqual([3, 7]);
  });

  test('two players pay in markers', () => {
    expect(of(duel()).lots[0]!.prices).toEqual([1, 2, 3]);
    expect(of(duel()).lots[20]!.prices).toEqual([1, 2, 3]);
  });
});
