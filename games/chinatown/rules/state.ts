import {
  copyJson,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Seat,
  type Shape,
  table,
  text,
} from '@faubourg/core';
import { location, LOCATIONS } from './boards.ts';
import type { Land } from './businesses.ts';
import { type ChinatownOptions, optionsShape } from './options.ts';
import { type Economy, ROUNDS, SHOPS, type Shop } from './shops.ts';

/** What one party gives another in an offer; in an open offer `null` stands for whoever takes it. */
export type Gift = {
  from: Seat | null;
  to: Seat | null;
  /** Owned locations, with the shops on them. */
  locations: number[];
  /** Shop tiles from hand. */
  tiles: Shop[];
  /** Location cards from hand (CT-61, `hold`). */
  cards: number[];
  /** In thousands. */
  money: number;
};

/** Who deals, and what is to change hands. One party alone waits for whoever takes the offer. */
export type Terms = { parties: Seat[]; gifts: Gift[] };

/** An offer on the table. A counter-offer keeps the number and gets the next version. */
export type Offer = Terms & {
  id: number;
  version: number;
  author: Seat;
  /** Who stands by it now; the author from the beginning. */
  agreed: Seat[];
  declined: Seat[];
};

/** CT-22: the money of settled deals, net, by who could see it. */
export type Ledger = {
  /** What income was announced for each seat, in all. */
  income: number[];
  /** Net of the deals whose money everybody saw. */
  open: number[];
  /** Net of the deals whose money only the parties saw, one entry for each set of parties. */
  secret: { seats: Seat[]; net: number[] }[];
};

export type Phase = 'keep' | 'trade' | 'build' | 'over';

/**
 * A position. The deck and the bag need no list: what is in them is all that is nowhere else, and
 * their order is not decided before something is drawn.
 */
export type ChinatownState = {
  options: ChinatownOptions;
  round: number;
  phase: Phase;
  land: Land;
  /** In thousands. */
  money: number[];
  /** Shop tiles in hand. */
  hands: Shop[][];
  /** Location cards in hand: those to choose from, and with `hold` those kept back. */
  cards: number[][];
  /** What each seat has chosen to keep or settle, in the `keep` phase. */
  kept: (number[] | null)[];
  /** Who is done, in the `trade` and `build` phases. */
  ready: boolean[];
  offers: Offer[];
  /** The number of the next offer. */
  nextOffer: number;
  /** Where each seat has placed shops in this phase that the others do not see yet. */
  planned: number[][];
  /** Who builds first in this round, when building goes in turn. */
  first: Seat | null;
  /** Economy cards turned so far. */
  turned: Economy[];
  /** Location cards in the deck. */
  deck: number;
  /** Shop tiles in the bag. */
  bag: number;
  ledger: Ledger;
};

export const MOST_SEATS = 5;
export const LEAST_SEATS = 3;

const seat = integer(0, MOST_SEATS - 1);
const seats = list(seat, 0, MOST_SEATS);
const shop: Shape<Shop> = oneOf(...SHOPS);
const amount = integer(0, 100_000);
const net = integer(-100_000, 100_000);
const locations = list(location, 0, LOCATIONS);
const tiles = list(shop, 0, 90);

/** A list with an entry for each seat. */
const each = <T>(item: Shape<T>): Shape<T[]> => list(item, LEAST_SEATS, MOST_SEATS);

export const giftParts = { locations, tiles, cards: locations, money: amount } as const;
export const giftEnds = { from: nullable(seat), to: nullable(seat) } as const;
export const serial = integer(1, 1_000_000);

export const stateShape: Shape<ChinatownState> = object({
  options: optionsShape,
  round: integer(1, ROUNDS),
  phase: oneOf('keep', 'trade', 'build', 'over'),
  land: table(
    text(2, /^([1-9]|[1-7]\d|8[0-5])$/, 'a location from 1 to 85'),
    object({ owner: seat, shop: nullable(shop) }),
  ),
  money: each(amount),
  hands: each(tiles),
  cards: each(locations),
  kept: each(nullable(locations)),
  ready: each(flag),
  offers: list(
    object({
      id: serial,
      version: serial,
      author: seat,
      parties: list(seat, 1, MOST_SEATS),
      gifts: list(object({ ...giftEnds, ...giftParts }), 0, 20),
      agreed: seats,
      declined: seats,
    }),
    0,
    100,
  ),
  nextOffer: serial,
  planned: each(locations),
  first: nullable(seat),
  turned: list(list(integer(3, 6), 0, 4), 0, ROUNDS),
  deck: integer(0, LOCATIONS),
  bag: integer(0, 90),
  ledger: object({
    income: each(amount),
    open: each(net),
    secret: list(object({ seats, net: list(net, 2, MOST_SEATS) }), 0, 26),
  }),
});

/** A copy that shares nothing but the options, which never change. */
export function copyState(s: ChinatownState): ChinatownState {
  const { options, ...rest } = s;
  return { options, ...copyJson(rest) };
}
