import type { Seat } from '@faubourg/core';
import { countOf, type Shop, SHOPS } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';

export type Stack = { readonly shop: Shop; readonly count: number };

/** A hand as stacks of equal tiles; null if it is hidden. */
export function stacks({ hands }: ChinatownView, seat: Seat): readonly Stack[] | null {
  const hand = hands[seat];
  if (!hand) return null;
  return SHOPS.map((shop) => ({ shop, count: countOf(hand, shop) })).filter(
    ({ count }) => count > 0,
  );
}

/** The locations of a seat, in order. */
export function locationsOf({ land }: ChinatownView, seat: Seat): number[] {
  return Object.keys(land)
    .map(Number)
    .filter((location) => land[location]!.owner === seat)
    .sort((a, b) => a - b);
}
