import {
  eventShape,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
} from '@faubourg/core';
import { lotShape } from './answer.ts';
import { CARDS, HAND, LOTS, TOWN_SIZES } from './material.ts';
import type { SampleStreetEvent } from './events.ts';
import type { SampleStreetState } from './state.ts';
import type { SampleStreetView } from './view.ts';

const seat = integer(0, 3);
const card = oneOf(...CARDS);
const most = LOTS.large.length;

const street = {
  options: object({ town: oneOf(...TOWN_SIZES) }),
  turn: seat,
  built: table(lotShape, object({ card, seat }), most),
};

/** The form of a position; whether it is possible is said by `faults`. */
export const stateShape: Shape<SampleStreetState> = object({
  ...street,
  hands: list(list(card, 0, HAND), 2, 4),
  deck: list(card, 0, most),
});

/** The form of a view. */
export const viewShape: Shape<SampleStreetView> = object({
  ...street,
  viewer: nullable(seat),
  hand: nullable(list(card, 0, HAND)),
  handSizes: list(integer(0, HAND), 2, 4),
  deck: integer(0, most),
});

/** The form of an event as a viewer sees it. A kind that is missing here does not compile. */
export const eventsShape = eventShape<SampleStreetEvent>({
  opened: object({ kind: oneOf('opened'), seat }),
  built: object({ kind: oneOf('built'), seat, card, lot: lotShape, points: integer(-100, 100) }),
  drew: object({ kind: oneOf('drew'), card }),
  ended: object({ kind: oneOf('ended'), scores: list(integer(-1000, 1000), 2, 4) }),
});
