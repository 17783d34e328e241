import type { Seat } from '@faubourg/core';
import type { Board } from './boards.ts';
import { earns, type Shop, sizeOf } from './shops.ts';

/** A location that somebody owns. */
export type Plot = { owner: Seat; shop: Shop | null };

/** The owned locations by number; those nobody owns are missing. */
export type Land = { [location: string]: Plot };

/** Adjacent shops of one type and one owner. */
export type Business = {
  readonly owner: Seat;
  readonly shop: Shop;
  readonly locations: readonly number[];
};

/** Who would own locations after a deal, where that differs from now. */
export type Moved = ReadonlyMap<number, Seat>;

/** CT-41: all locations of the business that stands at `start`, in order. */
export function businessAt(board: Board, land: Land, start: number, moved?: Moved): number[] {
  const owner = (at: number): Seat => moved?.get(at) ?? land[at]!.owner;
  const { shop } = land[start]!;
  const mine = owner(start);
  const found = [start];
  for (const at of found) {
    for (const next of board.neighbours[at]!) {
      if (land[next]?.shop !== shop || owner(next) !== mine || found.includes(next)) continue;
      found.push(next);
    }
  }
  return found.sort((a, b) => a - b);
}

/** CT-43: every business, computed afresh from present ownership. */
export function businesses(board: Board, land: Land): Business[] {
  const found: Business[] = [];
  const seen = new Set<number>();
  for (const [key, { owner, shop }] of Object.entries(land)) {
    const start = Number(key);
    if (shop === null || seen.has(start)) continue;
    const locations = businessAt(board, land, start);
    for (const at of locations) seen.add(at);
    found.push({ owner, shop, locations });
  }
  return found;
}

export function earnsAs({ shop, locations }: Business): number {
  return earns(sizeOf(shop), locations.length);
}

/** CT-41: what each seat's businesses earn now, without the economy card. */
export function incomes(board: Board, land: Land, seats: number): number[] {
  const income = Array.from({ length: seats }, () => 0);
  for (const business of businesses(board, land)) {
    income[business.owner] = income[business.owner]! + earnsAs(business);
  }
  return income;
}

/** CT-40: how many shops on the board each seat has of these sizes, complete or not. */
export function shopsOfSizes(land: Land, sizes: readonly number[], seats: number): number[] {
  const count = Array.from({ length: seats }, () => 0);
  for (const { owner, shop } of Object.values(land)) {
    if (shop !== null && sizes.includes(sizeOf(shop))) count[owner] = count[owner]! + 1;
  }
  return count;
}
