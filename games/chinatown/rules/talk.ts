import type { Seat } from '@faubourg/core';
import type { Shop } from './material.ts';

/*
 * CT-20: talk beside the trade. Nothing that is said binds anybody; it is data for words. What is
 * said about an offer is seen by those who see the whole offer, an ask and its replies by everybody.
 */

/** Something that is talked about. */
export type Thing = { readonly location: number } | { readonly tile: Shop };

/** Why somebody offers, accepts, declines, replies or is done. */
export const REASONS = [
  // Beside an offer or a counter-offer.
  'swap',
  'buy',
  'sell',
  'round',
  'lower-price',
  'again',
  // Beside a decline, or in reply to an ask.
  'too-little',
  'last-word',
  'costs',
  'helps-others',
  'others-refuse',
  'cannot',
  'none',
  'no-use',
  'no',
  // Beside an accept.
  'glad',
  'fair',
  'grudging',
  // Beside done: the seat waits for answers to its offers, or has nothing more to propose.
  'waits',
  'content',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a deal brings a party, in thousands, by what everybody can see. */
export type PartyGain = {
  readonly seat: Seat;
  /** Until the end of the game, money included; and the money alone. */
  readonly gain: number;
  readonly money: number;
  /** Incomes to come. */
  readonly years: number;
  /** Businesses before and after, and the change of their yearly income. */
  readonly businesses: readonly {
    readonly shop: Shop;
    readonly from: number;
    readonly to: number;
    readonly income: number;
  }[];
  /** The economy's bonus a year, and what may still come. */
  readonly bonus: number;
  readonly prospects: number;
};

/** What a seat says beside an answer. */
export type Says = {
  readonly reason: Reason;
  /** The least net money the speaker wants for these things; if negative, the most it pays. */
  readonly notBelow?: number;
  readonly gains?: readonly PartyGain[];
  /** What a seat that is done still looks for. */
  readonly wish?: Thing;
};

/** A question to one seat or to all: who has this, or who wants this? */
export type Ask =
  | { readonly want: Thing; readonly to?: Seat }
  | { readonly give: Thing; readonly to?: Seat };

/** A spoken reply to an ask, or an offer in reply. */
export type Reply =
  | { readonly seat: Seat; readonly says: Says }
  | { readonly seat: Seat; readonly offer: number };

/** An ask on the table. A seat has one at a time. */
export type AskOnTable = {
  readonly id: number;
  readonly seat: Seat;
  readonly to?: Seat;
  readonly want?: Thing;
  readonly give?: Thing;
  readonly replies: Reply[];
};

/** The things of a gift, without money. */
export type ThingGift = {
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly locations: readonly number[];
  readonly tiles: readonly Shop[];
  readonly cards: readonly number[];
};

/** What a seat refused in this trading phase, so that the same need not be said again. */
export type Refusal = {
  readonly seat: Seat;
  readonly parties: readonly Seat[];
  /** The things that were to change hands. */
  readonly gifts: readonly ThingGift[];
  /** The most net money that the seat refused for them, and the price that it named. */
  readonly money: number;
  readonly notBelow?: number;
};

/** All talk of a trading phase that does not belong to an offer on the table. */
export type Talk = {
  asks: AskOnTable[];
  /** By seat: the number of its asks. */
  asked: number[];
  refused: Refusal[];
};

/** The most asks of a seat in a trading phase, and the most refusals of a seat that are kept. */
export const MOST_ASKS = 12;
export const MOST_REFUSALS = 12;
