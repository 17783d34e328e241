import type { Seat } from '@faubourg/core';
import type { Economy, Shop } from './material.ts';
import type { Says, Thing } from './talk.ts';

/** A gift as everybody sees it; `money` is left out where it is secret. */
export type PublicGift = {
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly locations: readonly number[];
  readonly tiles: readonly Shop[];
  readonly cards: readonly number[];
  readonly money?: number;
};

export type Payment = {
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly money: number;
};

/**
 * Why an offer cannot be honoured: which seat lacks what, or which shop would lose street access.
 */
export type Lack = {
  readonly lacks: 'location' | 'tile' | 'card' | 'money' | 'street' | 'taker';
  readonly seat?: Seat;
  readonly location?: number;
  readonly tile?: Shop;
  readonly card?: number;
};

type Numbered = { readonly offer: number; readonly version: number };
type Only = { readonly only?: readonly Seat[] };

export type ChinatownEvent =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly dealt: number }
  | { readonly kind: 'dealt'; readonly only: readonly Seat[]; readonly cards: readonly number[] }
  | { readonly kind: 'chose'; readonly seat: Seat }
  | { readonly kind: 'chosen'; readonly only: readonly Seat[]; readonly keep: readonly number[] }
  | { readonly kind: 'settled'; readonly locations: readonly (readonly number[])[] }
  | {
      readonly kind: 'tiles';
      readonly count: number;
      readonly tiles?: readonly (readonly Shop[])[];
    }
  | { readonly kind: 'drew'; readonly only: readonly Seat[]; readonly tiles: readonly Shop[] }
  | (Numbered & {
      readonly kind: 'offered' | 'countered';
      readonly seat: Seat;
      /** CT-23: the open offer that a counter-offer answers and lies beside. */
      readonly open?: number;
      /** CT-20: the ask that the offer answers. */
      readonly ask?: number;
      readonly parties: readonly Seat[];
      readonly gifts: readonly PublicGift[];
    })
  | (Numbered & {
      readonly kind: 'money';
      readonly only: readonly Seat[];
      readonly payments: readonly Payment[];
    })
  | (Numbered & Only & { readonly kind: 'accepted' | 'tookBack' | 'declined'; readonly seat: Seat })
  | (Numbered & Only & { readonly kind: 'lapsed'; readonly seat: Seat })
  | (Numbered & { readonly kind: 'withdrawn'; readonly seat: Seat })
  | (Numbered & {
      readonly kind: 'deal';
      readonly parties: readonly Seat[];
      readonly gifts: readonly PublicGift[];
    })
  | (Numbered & { readonly kind: 'void' })
  | (Numbered & { readonly kind: 'why'; readonly only: readonly Seat[]; readonly lack: Lack })
  | {
      readonly kind: 'done';
      readonly seat: Seat;
      readonly done: boolean;
      /** CT-24: the seat's time was up: it stays done. */
      readonly timeUp?: true;
    }
  /** CT-20: a question to one seat or to all, and a spoken reply to it. */
  | {
      readonly kind: 'asked';
      readonly ask: number;
      readonly seat: Seat;
      readonly to?: Seat;
      readonly want?: Thing;
      readonly give?: Thing;
    }
  | { readonly kind: 'replied'; readonly ask: number; readonly seat: Seat; readonly says: Says }
  /** CT-20: what a seat says beside the event before it in the same step. */
  | (Partial<Numbered> &
      Only & {
        readonly kind: 'said';
        readonly seat: Seat;
        readonly about: 'offer' | 'counter' | 'accept' | 'decline' | 'done';
        readonly says: Says;
      })
  | { readonly kind: 'reopened'; readonly seats: readonly Seat[] }
  | { readonly kind: 'closed'; readonly offers: readonly number[] }
  | {
      readonly kind: 'placed';
      readonly only: readonly Seat[];
      readonly at: number;
      readonly shop: Shop;
    }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'built'; readonly builds: readonly Build[] }
  | { readonly kind: 'economy'; readonly sizes: Economy }
  | {
      readonly kind: 'income';
      readonly business: readonly number[];
      readonly bonus: readonly number[];
    }
  | { readonly kind: 'ended'; readonly money: readonly number[] };

export type Build = {
  readonly seat: Seat;
  readonly shops: readonly { readonly at: number; readonly shop: Shop }[];
};
