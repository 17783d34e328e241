import { flag, integer, list, nullable, object, type Shape } from '@faubourg/core';
import { LOCATIONS } from './board.ts';
import { each, ledgerShapes, net, offerShapes, publicShapes, seats, wordsShapes } from './shape.ts';
import { giftEnds, giftParts, MOST_SEATS, seatShape, serial } from './state.ts';
import { talkShape } from './talk-shape.ts';
import { NEWEST_RULES } from './versions.ts';
import type { ChinatownView, OfferView } from './view.ts';

const { money, locations, tiles, cards } = giftParts;

/** A gift as everybody sees it. */
export const publicGiftShape = object({ ...giftEnds, locations, tiles, cards }, { money });

const offerShape: Shape<OfferView> = object(
  {
    ...offerShapes,
    gifts: list(publicGiftShape, 0, 20),
    agreed: nullable(seats),
    declined: nullable(seats),
  },
  wordsShapes,
);

export const viewShape: Shape<ChinatownView> = object(
  {
    ...publicShapes,
    viewer: nullable(seatShape),
    money: each(nullable(money)),
    hands: each(nullable(tiles)),
    handSizes: each(integer(0, 90)),
    cards: nullable(locations),
    cardCounts: each(integer(0, LOCATIONS)),
    kept: nullable(locations),
    chose: each(flag),
    offers: list(offerShape, 0, 100),
    planned: nullable(locations),
    ledger: object({
      ...ledgerShapes,
      secret: list(object({ seats, net: nullable(list(net, 2, MOST_SEATS)) }), 0, 26),
    }),
  },
  { rules: integer(2, NEWEST_RULES), outOfTime: seats, talk: talkShape },
);

/** What a seat can offer, and its possible answers to each open offer. */
export const partsShape = object({
  ...giftParts,
  offers: list(
    object({
      id: serial,
      version: serial,
      accept: flag,
      takeBack: flag,
      decline: flag,
      withdraw: flag,
      counter: flag,
    }),
    0,
    100,
  ),
});
