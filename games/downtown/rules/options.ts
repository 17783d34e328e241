import { object, oneOf, type OptionSpec, type Shape } from '@faubourg/core';
import sketches from '../data/maps.json' with { type: 'json' };
import { type Board, boardFault, drawn } from './board.ts';

/** A map by its name, or a board of one's own. */
export type MapChoice = string | Board;

export type DowntownOptions = {
  readonly map: MapChoice;
  readonly secondCard: 'other-pile' | 'any-pile';
  readonly soleBonus: 2 | 5;
  readonly money: 'open' | 'hidden';
};

const SECOND_CARD = ['other-pile', 'any-pile'] as const;
const SOLE_BONUS = [2, 5] as const;
const MONEY = ['open', 'hidden'] as const;

const maps = new Map(Object.entries(sketches).map(([id, sketch]) => [id, drawn(id, sketch)]));
const names = [...maps.keys()];

export function boardOf({ map }: DowntownOptions): Board {
  return typeof map === 'string' ? maps.get(map)! : map;
}

/** With two seats there is no money and no pile: these choices mean nothing. */
const many =
  <T extends string | number>(values: readonly T[]) =>
  (seats: number): readonly T[] =>
    seats === 2 ? values.slice(0, 1) : values;

export const downtownOptions: readonly OptionSpec[] = [
  { name: 'map', rule: 'DT-2', values: () => names, wrong: boardFault },
  { name: 'secondCard', rule: 'DT-21', values: many(SECOND_CARD) },
  { name: 'soleBonus', rule: 'DT-42', values: many(SOLE_BONUS) },
  { name: 'money', rule: 'DT-61', values: many(MONEY) },
];

const mapShape: Shape<MapChoice> = {
  expected: 'a map',
  schema: {},
  fault: (value, at) => {
    const wrong = names.includes(value as string) ? null : boardFault(value as Board);
    return wrong === null ? null : { at, expected: mapShape.expected, found: wrong };
  },
};

export const optionsShape: Shape<DowntownOptions> = object({
  map: mapShape,
  secondCard: oneOf(...SECOND_CARD),
  soleBonus: oneOf(...SOLE_BONUS),
  money: oneOf(...MONEY),
});
