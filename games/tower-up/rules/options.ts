import { list, oneOf, type OptionSpec } from '@faubourg/core';
import type { Board } from './board.ts';
import type { CardFile } from './material-shape.ts';
import { OBJECTIVES, START_FLOORS } from './material.ts';

export type TowerUpOptions = {
  /** Three at random, the three START ones, or three named ones. */
  readonly objectives: 'random' | 'start' | readonly string[];
  /** Floors on the board at the start. */
  readonly startFloors: number;
  /** Whether chance places them, or the players in turn. */
  readonly start: 'random' | 'chosen';
  /** The standard board for the number of players, or a custom one. */
  readonly board: 'standard' | Board;
  /** Custom stock cards; absent: the standard ones. */
  readonly cards?: CardFile;
};

const known = OBJECTIVES.map(({ id }) => id);
export const three = list(oneOf(...known), 3, 3);

/** The allowed numbers of starting floors: from three up to seven, or five with four players. */
export function startFloorsFor(seats: number): number[] {
  const { default: least, max } = START_FLOORS;
  return Array.from({ length: max[seats]! - least + 1 }, (_, more) => least + more);
}

export const towerUpOptions: readonly OptionSpec[] = [
  {
    name: 'objectives',
    rule: 'TU-12',
    values: () => ['random', 'start'],
    pick: { count: 3, from: known },
    firstGame: 'start',
  },
  { name: 'startFloors', rule: 'TU-11', values: startFloorsFor },
  { name: 'start', rule: 'TU-10', values: () => ['random', 'chosen'] },
  // The page checks custom material where it is edited and where a table is set up; others check
  // it where a table is opened (`index.ts`).
  { name: 'board', rule: 'TU-1', values: () => ['standard'], wrong: () => null },
  { name: 'cards', rule: 'TU-3', values: () => ['standard'], wrong: () => null, optional: true },
];
