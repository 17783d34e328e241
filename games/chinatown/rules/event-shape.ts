import { eventShape, flag, integer, list, object, oneOf } from '@faubourg/core';
import { location, LOCATIONS } from './board.ts';
import type { ChinatownEvent } from './events.ts';
import { ROUNDS } from './material.ts';
import { each, economyShape, seats } from './shape.ts';
import {
  giftEnds,
  giftParts,
  MOST_SEATS,
  seatShape as seat,
  serial,
  shopShape as shop,
} from './state.ts';
import { saysShape, thingShape } from './talk-shape.ts';
import { publicGiftShape } from './view-shape.ts';

const { locations, tiles, cards, money } = giftParts;
const numbered = { offer: serial, version: serial };
const parties = list(seat, 1, MOST_SEATS);
const gifts = list(publicGiftShape, 0, 20);

/** What happens to an offer, and the seat that does it. */
const onOffer = <const Kind extends string>(kind: Kind) =>
  object({ kind: oneOf(kind), ...numbered, seat });

/** The terms of a new version of an offer, and its author. */
const termsOf = <const Kind extends string>(kind: Kind) =>
  object({ kind: oneOf(kind), ...numbered, seat, parties, gifts }, { open: serial, ask: serial });

const lack = object(
  { lacks: oneOf('location', 'tile', 'card', 'money', 'street', 'taker') },
  { seat, location, tile: shop, card: location },
);

export const eventsShape = eventShape<ChinatownEvent>({
  first: object({ kind: oneOf('first'), seat }),
  round: object({
    kind: oneOf('round'),
    round: integer(1, ROUNDS),
    dealt: integer(0, LOCATIONS),
  }),
  dealt: object({ kind: oneOf('dealt'), cards }),
  chose: object({ kind: oneOf('chose'), seat }),
  chosen: object({ kind: oneOf('chosen'), keep: locations }),
  settled: object({ kind: oneOf('settled'), locations: each(locations) }),
  tiles: object({ kind: oneOf('tiles'), count: integer(0, 90) }, { tiles: each(tiles) }),
  drew: object({ kind: oneOf('drew'), tiles }),
  offered: termsOf('offered'),
  countered: termsOf('countered'),
  money: object({
    kind: oneOf('money'),
    ...numbered,
    payments: list(object({ ...giftEnds, money }), 0, 20),
  }),
  accepted: onOffer('accepted'),
  tookBack: onOffer('tookBack'),
  declined: onOffer('declined'),
  lapsed: onOffer('lapsed'),
  withdrawn: onOffer('withdrawn'),
  deal: object({ kind: oneOf('deal'), ...numbered, parties, gifts }),
  void: object({ kind: oneOf('void'), ...numbered }),
  why: object({ kind: oneOf('why'), ...numbered, lack }),
  done: object({ kind: oneOf('done'), seat, done: flag }, { timeUp: oneOf(true) }),
  asked: object(
    { kind: oneOf('asked'), ask: serial, seat },
    { to: seat, want: thingShape, give: thingShape },
  ),
  replied: object({ kind: oneOf('replied'), ask: serial, seat, says: saysShape }),
  said: object(
    {
      kind: oneOf('said'),
      seat,
      about: oneOf('offer', 'counter', 'accept', 'decline', 'done'),
      says: saysShape,
    },
    numbered,
  ),
  reopened: object({ kind: oneOf('reopened'), seats }),
  closed: object({ kind: oneOf('closed'), offers: list(serial, 0, 100) }),
  placed: object({ kind: oneOf('placed'), at: location, shop }),
  ready: object({ kind: oneOf('ready'), seat }),
  built: object({
    kind: oneOf('built'),
    builds: list(
      object({ seat, shops: list(object({ at: location, shop }), 0, LOCATIONS) }),
      0,
      MOST_SEATS,
    ),
  }),
  economy: object({ kind: oneOf('economy'), sizes: economyShape }),
  income: object({ kind: oneOf('income'), business: each(money), bonus: each(money) }),
  ended: object({ kind: oneOf('ended'), money: each(money) }),
});
