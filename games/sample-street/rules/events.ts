import type { Seat } from '@faubourg/core';
import type { Card } from './material.ts';

/** What happened. An event with `only` is for these seats alone. */
export type SampleStreetEvent =
  | { readonly kind: 'opened'; readonly seat: Seat }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: Card;
      readonly lot: string;
      /** By how much the score of the seat changed. */
      readonly points: number;
    }
  | { readonly kind: 'drew'; readonly only: readonly Seat[]; readonly card: Card }
  | { readonly kind: 'ended'; readonly scores: readonly number[] };
