import type { Seat } from '@faubourg/core';
import type { Board } from '../rules/board.ts';
import { businesses, earnsAs, type Land } from '../rules/businesses.ts';
import { type Shop, sizeOf } from '../rules/material.ts';
import type { Layout, Spot } from './layout.ts';

/** What stands in a shop's window: its icon, the sign of its business, or nothing. */
export type Shows = 'icon' | 'sign' | 'storey';

/** The sign of a business of at least two shops. */
export type SignBoard = {
  readonly shop: Shop;
  readonly owner: Seat;
  readonly locations: readonly number[];
  /** The first cell under the sign, and how many it spans; a column has the sign on a storey. */
  readonly at: Spot;
  readonly cells: number;
  readonly column: boolean;
  readonly size: number;
  /** Complete businesses in it (CT-42), and the shops of the one that is not complete. */
  readonly complete: number;
  readonly more: number;
  /** In thousands a year. */
  readonly income: number;
};

export type HousePart = {
  /** How the shop is joined with its business, as bits (`joinsOf`). */
  readonly joined: number;
  readonly shows: Shows;
  /** Whether its business is complete. */
  readonly complete: boolean;
};

/** The houses of a map: every business is one house with one sign (CT-41). */
export function housesOf(
  board: Board,
  land: Land,
  { spots }: Layout,
): { parts: ReadonlyMap<number, HousePart>; signs: readonly SignBoard[] } {
  const parts = new Map<number, HousePart>();
  const signs: SignBoard[] = [];
  for (const business of businesses(board, land)) {
    const { owner, shop, locations } = business;
    const own = new Set(locations);
    const cells = locations.map((location) => spots.get(location)!);
    const isFront = ({ beside }: Spot): boolean => !own.has(beside[2]!);
    const joined = ({ beside }: Spot): number =>
      beside.reduce((bits, next, i) => bits | (own.has(next) ? 1 << i : 0), 0);
    const run = longestRun(cells.filter(isFront));
    const column = run.length === 1;
    // A column's sign is on the storey above a front.
    const pillar = column ? cells.find((spot) => isFront(spot) && own.has(spot.beside[0]!)) : null;
    const at = pillar ? spots.get(pillar.beside[0]!)! : run[0]!;
    const signed = new Set((column ? [at] : run).map((spot) => spot.location));
    const size = sizeOf(shop);
    const complete = locations.length % size === 0;
    for (const spot of cells) {
      const shows = !isFront(spot) ? 'storey' : 'icon';
      const isSigned = locations.length > 1 && signed.has(spot.location);
      parts.set(spot.location, {
        joined: joined(spot),
        shows: isSigned ? 'sign' : shows,
        complete,
      });
    }
    if (locations.length === 1) continue;
    signs.push({
      shop,
      owner,
      locations,
      at,
      cells: column ? 1 : run.length,
      column,
      size,
      complete: Math.floor(locations.length / size),
      more: locations.length % size,
      income: earnsAs(business),
    });
  }
  return { parts, signs };
}

/** The longest row of cells side by side; of equal ones the lowest. */
function longestRun(fronts: readonly Spot[]): Spot[] {
  const ordered = fronts.toSorted((a, b) => b.row - a.row || a.col - b.col);
  const runs: Spot[][] = [];
  for (const spot of ordered) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.row === spot.row && last.col + 1 === spot.col) runs.at(-1)!.push(spot);
    else runs.push([spot]);
  }
  return runs.reduce((a, b) => (b.length > a.length ? b : a));
}
