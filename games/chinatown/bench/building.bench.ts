import { QuickChance } from '@faubourg/core';
import { boardOf } from '../rules/board.ts';
import { incomes } from '../rules/businesses.ts';
import { bestPlacement } from '../rules/placement.ts';
import { best, figure } from './figure.ts';
import { building, fullBoard } from './positions.ts';

const microseconds = 1000;

figure('chinatown/income/full-board', 'µs', () => {
  const chance = new QuickChance(1);
  const boards = Array.from({ length: 200 }, () => fullBoard(5, chance));
  const board = boardOf('1999');
  const once = (): void => {
    for (const land of boards) incomes(board, land, 5);
  };
  return (best(50, once) / boards.length) * microseconds;
});

/** The 99th percentile; each placement counts with the best of three runs. */
function p99(clustered: number): number {
  const chance = new QuickChance(2);
  const options = { map: '1999', streetAccess: 'off' } as const;
  const times = Array.from({ length: 2000 }, () => {
    const { land, hand } = building(20, 12, clustered, chance);
    return best(3, () => bestPlacement(options, land, 0, hand));
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

figure('chinatown/best-placement/p99', 'ms', () => p99(0));
figure('chinatown/best-placement/p99-clustered', 'ms', () => p99(90));
