import type { Seat } from '@faubourg/core';
import type { Pile } from './answer.ts';
import type { Use } from './material.ts';
import type { Order, Vote } from './state.ts';

/** DT-33: the result of an order. With two players, `paid` counts markers. */
export type Fate =
  | {
      readonly seat: Seat;
      readonly lot: number;
      readonly plots: number;
      readonly paid: number;
      readonly got: number;
    }
  | { readonly seat: Seat; readonly pass: true };

export type Share = {
  readonly seat: Seat;
  readonly plots: number;
  readonly bonus: number;
  readonly total: number;
};

/** What is chosen in secret: a ballot or an order. */
export type Choice = Use | Order;

export type Planned = { readonly lot: number; readonly use: Use; readonly vote: Vote };

export type DowntownEvent =
  | {
      readonly kind: 'founded';
      readonly parks: readonly number[];
      readonly housing: number;
      readonly commerce: number;
      readonly industry: number;
    }
  | { readonly kind: 'mayor'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'dealt'; readonly cards: readonly (readonly number[])[] }
  | { readonly kind: 'turned'; readonly lot: number; readonly pile?: Pile }
  /** A seat has made its secret choice; sent once, not again when the choice is changed. */
  | { readonly kind: 'chose'; readonly seat: Seat }
  | {
      readonly kind: 'choice';
      readonly only: readonly Seat[];
      readonly choice: Choice;
    }
  | { readonly kind: 'lobby'; readonly seat: Seat; readonly used: boolean }
  | {
      readonly kind: 'voted';
      readonly lot: number;
      readonly ballots: readonly Use[];
      readonly lobby: readonly Seat[];
      readonly votes: { readonly [use in Use]: number };
      /** The uses with the most votes; several in a tie. */
      readonly most: readonly Use[];
    }
  | {
      readonly kind: 'laid';
      readonly lot: number;
      readonly use: Use;
      readonly by: 'vote' | 'mayor' | 'last' | 'opponent';
    }
  | { readonly kind: 'ordered'; readonly orders: readonly Fate[] }
  | {
      readonly kind: 'paid';
      readonly lot: number;
      readonly use: Use;
      readonly value: number;
      readonly sensible: boolean;
      readonly shares: readonly Share[];
    }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly mayor: Seat;
      readonly planned: readonly Planned[];
    }
  | {
      readonly kind: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
