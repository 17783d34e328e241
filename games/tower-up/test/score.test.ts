import { towerUp } from '@faubourg/tower-up';
import { describe, expect, test } from 'vitest';
import { position } from './positions.ts';

describe('TU-43 the score', () => {
  const over = (more: Parameters<typeof position>[0]) =>
    position({
      buildings: { C4: 'white 0000000000', C6: 'brown .' },
      end: { reason: 'roofs', seat: 0 },
      turn: 1,
      goals: ['colours4', 'brown4', 'lake4'],
      ...more,
    });

  test('TU-43 Millions of the tracks, the cone row and the tokens', () => {
    const state = over({
      cones: [1, 0],
      markers: [
        { white: 12, grey: 3, brown: 0, black: 1 },
        { white: 2, grey: 2, brown: 2, black: 2 },
      ],
    });
    expect(towerUp.outcome(state)).toEqual({ scores: [17, 8], winners: [0], reason: 'roofs' });
    const tall = over({
      buildings: { C4: 'white 000000', C6: 'brown 0', A1: 'grey 0', E6: 'black 01', B2: 'brown 0' },
      cones: [5, 1],
      markers: [{}, { black: 3 }],
    });
    expect(tall.goals[0]!.takers).toEqual([0]);
    // Five visible roofs are worth 8, the first token 7.
    expect(towerUp.outcome(tall)!.scores).toEqual([15, 4]);
  });

  test('TU-40 the cone row', () => {
    const millions = [0, 1, 2, 3, 4, 5, 6, 7].map((cone) => {
      const state = over({
        buildings: { C4: 'white 0000000000.', C6: 'brown .' },
        cones: [cone, 0],
      });
      return towerUp.outcome(state)!.scores[0];
    });
    expect(millions).toEqual([0, 1, 2, 4, 6, 8, 11, 14]);
  });

  test('TU-43 a tie goes to most floors in stock, then the victory is shared', () => {
    const tie = (
      stocks: readonly Record<string, number>[],
      markers = [{ white: 5 }, { black: 6 }],
    ) => towerUp.outcome(over({ cones: [1, 0], markers, stocks }))!;
    expect(tie([{}, { white: 1 }])).toEqual({ scores: [6, 6], winners: [1], reason: 'roofs' });
    expect(tie([{ white: 1, grey: 1 }, { white: 1 }]).winners).toEqual([0]);
    expect(tie([{ white: 2 }, { grey: 1, black: 1 }]).winners).toEqual([0, 1]);
    // Floors decide only among equal Millions.
    expect(tie([{}, { white: 9 }], [{ white: 6 }, { black: 6 }]).winners).toEqual([0]);
  });

  test('TU-43 there is no outcome before the last cone', () => {
    expect(towerUp.outcome(over({ cones: [1, null] }))).toBeNull();
    expect(towerUp.outcome(position())).toBeNull();
  });
});
