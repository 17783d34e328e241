import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../../rules/answer.ts';
import { type Land, ownedBy } from '../../rules/businesses.ts';
import { type Shop, without } from '../../rules/material.ts';
import { bestPlacement } from '../../rules/placement.ts';
import type { ChinatownState } from '../../rules/state.ts';

/** One thing that can change hands: a tile, or a location on which nothing stands. */
export type Good = { readonly tile: Shop } | { readonly location: number };

/** What a seat can give away: each type of tile once, and its empty locations. */
export function goodsOf(s: ChinatownState, seat: Seat): Good[] {
  const tiles = [...new Set(s.hands[seat])].map((tile) => ({ tile }));
  const empty = ownedBy(s.land, seat).filter((at) => s.land[at]!.shop === null);
  return [...tiles, ...empty.map((location) => ({ location }))];
}

/** A gift of one good. */
export const giftOf = (from: Seat, to: Seat, good: Good): GiftInput =>
  'tile' in good ? { from, to, tiles: [good.tile] } : { from, to, locations: [good.location] };

/** The income of this year after the best building, one thing lost and another got. */
function yearIncome(s: ChinatownState, seat: Seat, lose: Good | null, get: Good | null): number {
  const land: Land = { ...s.land };
  let hand: readonly Shop[] = s.hands[seat]!;
  if (lose && 'tile' in lose) hand = without(hand, [lose.tile]);
  else if (lose) delete land[lose.location];
  if (get && 'tile' in get) hand = [...hand, get.tile];
  else if (get) land[get.location] = { owner: seat, shop: null };
  return bestPlacement(s.options, land, seat, hand).income;
}

type Incomes = (seat: Seat, lose: Good | null, get: Good | null) => number;

const nameOf = (good: Good | null): string =>
  good === null ? '' : 'tile' in good ? good.tile : String(good.location);

/** `yearIncome` with its results kept. */
export function incomesOf(s: ChinatownState): Incomes {
  const known = new Map<string, number>();
  return (seat, lose, get) => {
    const key = `${seat} ${nameOf(lose)} ${nameOf(get)}`;
    const income = known.get(key) ?? yearIncome(s, seat, lose, get);
    known.set(key, income);
    return income;
  };
}
