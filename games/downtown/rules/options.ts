import { type OptionSpec, withoutRemarks } from '@faubourg/core';
import avenues from '../data/board-avenues.json' with { type: 'json' };
import classic from '../data/board-classic.json' with { type: 'json' };
import ribbons from '../data/board-ribbons.json' with { type: 'json' };
import { type Board, boardFault } from './board.ts';

/** The name of a map, or a custom map. */
export type MapChoice = string | Board;

export type DowntownOptions = {
  readonly map: MapChoice;
  readonly secondCard: 'other-pile' | 'any-pile';
  readonly soleBonus: 2 | 5;
  readonly money: 'open' | 'hidden';
};

export const SECOND_CARD = ['other-pile', 'any-pile'] as const;
export const SOLE_BONUS = [2, 5] as const;
export const MONEY = ['open', 'hidden'] as const;

/** The maps that come with the game, the default first. A test checks the files. */
const maps = new Map(
  [classic, avenues, ribbons].map((file) => [file.id, withoutRemarks(file) as Board]),
);
export const MAPS = [...maps.keys()];

export function boardOf({ map }: DowntownOptions): Board {
  return typeof map === 'string' ? maps.get(map)! : map;
}

/** With two seats there is no money and no pile, so these options have one value only. */
const many =
  <T extends string | number>(values: readonly T[]) =>
  (seats: number): readonly T[] =>
    seats === 2 ? values.slice(0, 1) : values;

export const downtownOptions: readonly OptionSpec[] = [
  { name: 'map', rule: 'DT-2', values: () => MAPS, wrong: boardFault },
  { name: 'secondCard', rule: 'DT-21', values: many(SECOND_CARD) },
  { name: 'soleBonus', rule: 'DT-42', values: many(SOLE_BONUS) },
  { name: 'money', rule: 'DT-61', values: many(MONEY) },
];
