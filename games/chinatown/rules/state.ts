import { copyJson, integer, list, nullable, oneOf, type Seat, type Shape } from '@faubourg/core';
import { location, LOCATIONS } from './board.ts';
import type { Land } from './businesses.ts';
import type { ChinatownOptions } from './options.ts';
import { type Economy, SHOPS, type Shop } from './material.ts';
import type { Says, Talk } from './talk.ts';

/** What one party gives another. In an open offer `null` stands for the taker. */
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

/** The parties of an offer and their gifts. An open offer has one party, its author. */
export type Terms = { parties: Seat[]; gifts: Gift[] };

/** An offer on the table. A counter-offer keeps the number and gets the next version. */
export type Offer = Terms & {
  id: number;
  version: number;
  author: Seat;
  /** The seats that agree to this version; the author always does at first. */
  agreed: Seat[];
  declined: Seat[];
  /** CT-20: what the author says about this version, and what those say who declined it. */
  says?: Says;
  refusals?: { readonly seat: Seat; readonly says: Says }[];
};

/** CT-22: the net money of settled deals, grouped by who may see it. */
export type Ledger = {
  /** By seat: all income so far; it is public. */
  income: number[];
  /** By seat: the net of deals with public money. */
  open: number[];
  /** The net of deals with secret money, one entry for each set of parties. */
  secret: { seats: Seat[]; net: number[] }[];
};

export type Phase = 'keep' | 'trade' | 'build' | 'over';

/**
 * A position. Deck and bag are stored as counts: they contain what is nowhere else, and their order
 * is not decided before something is drawn.
 */
export type ChinatownState = {
  /** The rules version; absent in games of version 1 (see `versions.ts`). */
  rules?: number;
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
  /** By seat: whether it is done, in the `trade` and `build` phases. */
  ready: boolean[];
  /** CT-24: the seats that are done in the trade because their time was up; since version 2. */
  outOfTime?: Seat[];
  offers: Offer[];
  /** The number of the next offer. */
  nextOffer: number;
  /** CT-20: what was asked and refused in this trading phase; absent if nothing was. */
  talk?: Talk;
  /** By seat: where it has placed shops in this phase that are still hidden. */
  planned: number[][];
  /** The seat that builds first in this round, when building goes in turn; else null. */
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

/** A deep copy. Only the options are shared, because they never change. */
export function copyState(s: ChinatownState): ChinatownState {
  const { options, ...rest } = s;
  return { options, ...copyJson(rest) };
}
