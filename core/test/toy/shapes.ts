import {
  eventShape,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  text,
} from '../../index.ts';
import type { ToyEvent } from './apply.ts';
import { card, count, each, publicShapes, seat } from './state.ts';
import type { ToyView } from './view.ts';

const hand = list(card, 0, 3);

export const toyViewShape: Shape<ToyView> = object({
  ...publicShapes,
  viewer: nullable(seat),
  hand: nullable(hand),
  handSizes: each(integer(0, 3)),
  choice: nullable(card),
  chose: each(flag),
  pileSize: integer(0, 24),
});

export const toyEventShape = eventShape<ToyEvent>({
  dealt: object({ kind: oneOf('dealt'), cards: hand }),
  drew: object({ kind: oneOf('drew'), card }),
  chose: object({ kind: oneOf('chose'), seat }),
  chosen: object({ kind: oneOf('chosen'), card }),
  revealed: object({ kind: oneOf('revealed'), cards: each(card), winner: seat }),
  lit: object({ kind: oneOf('lit'), seat, pay: integer(0, 3) }),
  hung: object({ kind: oneOf('hung'), seat, bank: oneOf('east', 'west'), lanterns: count }),
  threw: object({ kind: oneOf('threw'), seat, die: nullable(integer(0, 2)), coins: count }),
  ended: object({ kind: oneOf('ended'), reason: text(40) }),
});
