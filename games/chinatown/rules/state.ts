import { copyJson, integer, list, nullable, oneOf, type Seat, type Shape } from '@faubourg/core';
import { location, LOCATIONS } from './board.ts';
import type { Land } from './businesses.ts';
import type { ChinatownOptions } from './options.ts';
import { type Economy, SHOPS, type Shop } from './material.ts';

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

export const seatShape = integer(0, MOST_SEATS - 1);
export const shopShape: Shape<Shop> = oneOf(...SHOPS);
const amount = integer(0, 100_000);
const locations = list(location, 0, LOCATIONS);
const tiles = list(shopShape, 0, 90);

export const giftParts = { locations, tiles, cards: locations, money: amount } as const;
export const giftEnds = { from: nullable(seatShape), to: nullable(seatShape) } as const;
export const serial = integer(1, 1_000_000);

/** A copy that shares nothing but the options, which never change. */
export function copyState(s: ChinatownState): ChinatownState {
  const { options, ...rest } = s;
  return { options, ...copyJson(rest) };
}
