import { either, integer, list, object, oneOf, type Shape } from '@faubourg/core';
import { location } from './board.ts';
import { ROUNDS } from './material.ts';
import { giftEnds, giftParts, MOST_SEATS, seatShape, serial, shopShape } from './state.ts';
import {
  type Ask,
  MOST_ASKS,
  MOST_REFUSALS,
  type PartyGain,
  REASONS,
  type Refusal,
  type Reply,
  type Says,
  type Talk,
  type Thing,
} from './talk.ts';

/** A number of thousands, whole or not. */
const sum: Shape<number> = {
  expected: 'a number from -10000 to 10000',
  schema: { type: 'number', minimum: -10_000, maximum: 10_000 },
  fault: (value, at) =>
    typeof value === 'number' && Math.abs(value) <= 10_000
      ? null
      : { at: at || '(top)', expected: sum.expected, found: JSON.stringify(value) ?? 'nothing' },
};
const price = integer(-1000, 1000);
const shops = integer(0, 90);

export const thingShape: Shape<Thing> = either<Thing>(
  object({ location }),
  object({ tile: shopShape }),
);

const gainShape: Shape<PartyGain> = object({
  seat: seatShape,
  gain: sum,
  money: price,
  years: integer(0, ROUNDS),
  businesses: list(object({ shop: shopShape, from: shops, to: shops, income: sum }), 0, 12),
  bonus: sum,
  prospects: sum,
});

export const saysShape: Shape<Says> = object(
  { reason: oneOf(...REASONS) },
  { notBelow: price, gains: list(gainShape, 1, MOST_SEATS), wish: thingShape },
);

export const askShape: Shape<Ask> = either<Ask>(
  object({ want: thingShape }, { to: seatShape }),
  object({ give: thingShape }, { to: seatShape }),
);

const replyShape: Shape<Reply> = either<Reply>(
  object({ seat: seatShape, says: saysShape }),
  object({ seat: seatShape, offer: serial }),
);

const { locations, tiles, cards } = giftParts;
const refusalShape: Shape<Refusal> = object(
  {
    seat: seatShape,
    parties: list(seatShape, 1, MOST_SEATS),
    gifts: list(object({ ...giftEnds, locations, tiles, cards }), 0, 20),
    money: integer(-1_000_000, 1_000_000),
  },
  { notBelow: integer(-1_000_000, 1_000_000) },
);

export const talkShape: Shape<Talk> = object({
  asks: list(
    object(
      { id: serial, seat: seatShape, replies: list(replyShape, 0, MOST_SEATS) },
      { to: seatShape, want: thingShape, give: thingShape },
    ),
    0,
    MOST_SEATS,
  ),
  asked: list(integer(0, MOST_ASKS), 0, MOST_SEATS),
  refused: list(refusalShape, 0, MOST_SEATS * MOST_REFUSALS),
});

/** What was said about an offer, by whom. */
export const saidShape = list(object({ seat: seatShape, says: saysShape }), 0, MOST_SEATS);
