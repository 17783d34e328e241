import { integer, list, object, oneOf, type Shape, table } from '@faubourg/core';
import { lotShape } from './answer.ts';
import { CARDS, HAND, LOTS, TOWN_SIZES } from './material.ts';
import type { SampleStreetState } from './state.ts';

const seat = integer(0, 3);
const card = oneOf(...CARDS);
const most = LOTS.large.length;

/** The form of a position; whether it is possible is said by `faults`. */
export const stateShape: Shape<SampleStreetState> = object({
  options: object({ town: oneOf(...TOWN_SIZES) }),
  turn: seat,
  built: table(lotShape, object({ card, seat }), most),
  hands: list(list(card, 0, HAND), 2, 4),
  deck: list(card, 0, most),
});
