import type { OptionSpec } from '@faubourg/core';
import sketches from '../data/maps.json' with { type: 'json' };
import { type Board, boardFault, drawn } from './board.ts';

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

const maps = new Map(Object.entries(sketches).map(([id, sketch]) => [id, drawn(id, sketch)]));
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
