import { expect, test } from 'vitest';
import type { TowerUpView } from '../rules/game.ts';
import { boardIndexFor } from '../rules/state.ts';
import { byEar } from '../table/by-ear.ts';

test.each([2, 3, 4])(
  'TU-1: the neighbours that are named are the ends of roads, for %i',
  (seats) => {
    const view = {
      options: { board: 'standard' },
      players: Array.from({ length: seats }, () => ({})),
    } as TowerUpView;
    const { board } = boardIndexFor(view);
    for (const { id } of board.sites) {
      const ends = board.roads.flatMap(([a, b]) => (a === id ? b! : b === id ? a! : []));
      expect(byEar.neighbours(view, id).toSorted()).toEqual([...new Set(ends)].toSorted());
    }
  },
);
