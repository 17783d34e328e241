import {
  either,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
} from '@faubourg/core';
import { boardShape } from './board-check.ts';
import { cardFileShape } from './card-check.ts';
import { CARDS, OBJECTIVES } from './material.ts';
import { three, type TowerUpOptions } from './options.ts';
import { colourShape, countsShape, floorShape, siteName } from './part-shapes.ts';
import type { TowerUpState } from './state.ts';

const optionsShape: Shape<TowerUpOptions> = object(
  {
    objectives: either<TowerUpOptions['objectives']>(oneOf('random', 'start'), three),
    startFloors: integer(1, 7),
    start: oneOf('random', 'chosen'),
    board: either<TowerUpOptions['board']>(oneOf('standard'), boardShape),
  },
  { cards: cardFileShape },
);

export const seatShape = integer(0, 3);
export const cardName = oneOf(...CARDS.map(({ id }) => id));
export const cards = list(cardName, 0, CARDS.length);
export const goalName = oneOf(...OBJECTIVES.map(({ id }) => id));
export const reasonShape = oneOf('roofs', 'shortage', 'blocked');
export const startShape = list(floorShape, 0, 7);

/** The public part of a state. */
export const townShapes = {
  options: optionsShape,
  first: seatShape,
  turn: seatShape,
  start: startShape,
  market: cards,
  discards: cards,
  supply: countsShape,
  buildings: table(
    siteName,
    object({ colour: colourShape, floors: list(nullable(seatShape), 1, 30) }),
    64,
  ),
  goals: list(object({ id: goalName, takers: list(seatShape, 0, 4) }), 3, 3),
  players: list(
    object({
      stock: countsShape,
      roofs: integer(0, 30),
      markers: countsShape,
      cone: nullable(integer(0, 30)),
    }),
    2,
    4,
  ),
  end: nullable(object({ reason: reasonShape, seat: seatShape })),
};

export const returningShape = object({ extra: flag });

/** The shape of a state of a rules version: it names its version, unless that is 1. */
export function stateShapeOf(version: number): Shape<TowerUpState> {
  const fields = { ...townShapes, pile: cards };
  if (version === 1) return object(fields);
  return object({ rules: oneOf(version), ...fields }, { returning: returningShape });
}
