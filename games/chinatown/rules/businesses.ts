import type { Seat } from '@faubourg/core';
import { type Board, LOCATIONS } from './board.ts';
import { earns, type Shop, sizeOf } from './material.ts';

/** An owned location. */
export type Plot = { owner: Seat; shop: Shop | null };

/** The owned locations by number; unowned ones are missing. */
export type Land = { [location: string]: Plot };

/** The locations of a seat, in order. */
export function ownedBy(land: Land, seat: Seat): number[] {
  const all = Object.keys(land).map(Number);
  return all.filter((at) => land[at]!.owner === seat);
}

/** Adjacent shops of one type and one owner. */
export type Business = {
  readonly owner: Seat;
  readonly shop: Shop;
  readonly locations: readonly number[];
};

/** The new owners of the locations that a deal would move. */
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
  return found.length === 1 ? found : found.sort((a, b) => a - b);
}

/** Kept between calls: a new list of this length takes longer than clearing it. */
const seen = new Uint8Array(LOCATIONS + 1);

/** CT-43: every business, computed from present ownership. */
export function businesses(board: Board, land: Land): Business[] {
  const found: Business[] = [];
  seen.fill(0);
  for (let start = 1; start <= LOCATIONS; start++) {
    const plot = land[start];
    if (!plot || plot.shop === null || seen[start] === 1) continue;
    const locations = businessAt(board, land, start);
    for (const at of locations) seen[at] = 1;
    found.push({ owner: plot.owner, shop: plot.shop, locations });
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

/** CT-41: what one seat's businesses earn now. */
export function incomeOf(board: Board, land: Land, seat: Seat): number {
  let income = 0;
  for (const business of businesses(board, land)) {
    if (business.owner === seat) income += earnsAs(business);
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
