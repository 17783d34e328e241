import type { Seat } from '@faubourg/core';
import type { Colour } from './colours.ts';
import type { EndReason } from './state.ts';

/** All events are public. */
export type TowerUpEvent =
  | {
      readonly kind: 'opened';
      readonly first: Seat;
      readonly objectives: readonly string[];
      readonly market: readonly string[];
      /** The bottom floors of the cards, in order: the starting floors. */
      readonly start: readonly (Colour | 'joker')[];
    }
  /** A starting floor; `seat` is null when chance placed it. */
  | {
      readonly kind: 'placed';
      readonly seat: Seat | null;
      readonly site: string;
      readonly colour: Colour;
    }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly site: string;
      readonly colour: Colour;
      readonly raised: readonly string[];
      readonly roof: string;
      /** The height of the building under the roof. */
      readonly height: number;
    }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly card: string;
      readonly floors: readonly Colour[];
      readonly back: readonly Colour[];
    }
  /** TU-24: floors returned after the market was refilled; otherwise `took` has them. */
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly floors: readonly Colour[];
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'revealed'; readonly card: string }
  | {
      readonly kind: 'objective';
      readonly seat: Seat;
      readonly objective: string;
      readonly token: number;
    }
  | { readonly kind: 'extra'; readonly seat: Seat }
  | { readonly kind: 'ending'; readonly seat: Seat; readonly reason: EndReason }
  | { readonly kind: 'cone'; readonly seat: Seat; readonly visible: number }
  | {
      readonly kind: 'ended';
      readonly reason: EndReason;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
