import { eventShape, integer, list, nullable, object, oneOf } from '@faubourg/core';
import type { TowerUpEvent } from './events.ts';
import { CARDS } from './material.ts';
import { colourShape, siteName } from './part-shapes.ts';
import { cardName, cards, goalName, reasonShape, seatShape as seat, startShape } from './shape.ts';

const colours = list(colourShape, 0, 4);
/** A step of a track. */
const step = integer(0, 30);

export const eventsShape = eventShape<TowerUpEvent>({
  opened: object({
    kind: oneOf('opened'),
    first: seat,
    objectives: list(goalName, 3, 3),
    market: cards,
    start: startShape,
  }),
  placed: object({
    kind: oneOf('placed'),
    seat: nullable(seat),
    site: siteName,
    colour: colourShape,
  }),
  built: object({
    kind: oneOf('built'),
    seat,
    site: siteName,
    colour: colourShape,
    raised: list(siteName, 0, 9),
    roof: siteName,
    height: integer(1, 30),
  }),
  took: object({ kind: oneOf('took'), seat, card: cardName, floors: colours, back: colours }),
  returned: object({ kind: oneOf('returned'), seat, floors: colours }),
  moved: object({ kind: oneOf('moved'), seat, colour: colourShape, from: step, to: step }),
  reshuffled: object({ kind: oneOf('reshuffled'), cards: integer(0, CARDS.length) }),
  revealed: object({ kind: oneOf('revealed'), card: cardName }),
  objective: object({
    kind: oneOf('objective'),
    seat,
    objective: goalName,
    token: integer(0, 99),
  }),
  extra: object({ kind: oneOf('extra'), seat }),
  ending: object({ kind: oneOf('ending'), seat, reason: reasonShape }),
  cone: object({ kind: oneOf('cone'), seat, visible: integer(0, 30) }),
  ended: object({
    kind: oneOf('ended'),
    reason: reasonShape,
    scores: list(integer(0, 10_000), 2, 4),
    winners: list(seat, 1, 4),
  }),
});
