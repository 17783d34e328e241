import { withoutRemarks } from '@faubourg/core';
import tables from '../data/tables.json' with { type: 'json' };

const data = withoutRemarks(tables);

/** A type of shop by its name in the data: 'fish', 'radio' … */
export type Shop = string;

/** CT-3: twelve types; a type of size s has s + 3 tiles. The order is that of the data. */
const SIZES = new Map(data.shops.types.map(({ id, size }) => [id, size]));
export const SHOPS: readonly Shop[] = [...SIZES.keys()];

export const sizeOf = (shop: Shop): number => SIZES.get(shop)!;
export const copiesOf = (shop: Shop): number => sizeOf(shop) + 3;

export const TILES = SHOPS.reduce((sum, shop) => sum + copiesOf(shop), 0);

/** The data file counts in dollars; the rules count all money in thousands (`cashUnit`). */
const thousands = (dollars: number): number => dollars / data.cashUnit;

export const START_MONEY = thousands(data.startCash);
const INCOMPLETE = data.income.incomplete.map(thousands);
const COMPLETE: { readonly [size: number]: number } = Object.fromEntries(
  Object.entries(data.income.complete).map(([size, dollars]) => [size, thousands(dollars)]),
);

/** CT-41, CT-42: what a group of `count` adjacent shops of this size earns. */
export function earns(size: number, count: number): number {
  return Math.floor(count / size) * COMPLETE[size]! + INCOMPLETE[count % size]!;
}

/** CT-10, CT-11: what a round deals to each seat. */
export type Supply = { readonly dealt: number; readonly kept: number; readonly tiles: number };

const DEAL: { readonly [seats: string]: readonly (readonly number[])[] } = data.deal;

export const ROUNDS = data.deal[3].length;

export function supply(seats: number, round: number): Supply {
  const [dealt, kept, tiles] = DEAL[seats]![round - 1] as [number, number, number];
  return { dealt, kept, tiles };
}

/** An economy card: the sizes whose shops on the board earn a bonus; empty for none. */
export type Economy = readonly number[];

/** CT-40: the nine cards, equal ones side by side. */
export const ECONOMY: readonly Economy[] = data.economy.cards;
export const BONUS = thousands(data.economy.bonusPerTile);

export const rising = (a: number, b: number): number => a - b;

/** A list of shops in the order of the data. */
export function inOrder(shops: readonly Shop[]): Shop[] {
  return shops.toSorted((a, b) => SHOPS.indexOf(a) - SHOPS.indexOf(b));
}

/** How many of this shop stand in the list. */
export function countOf(shops: readonly Shop[], shop: Shop): number {
  let count = 0;
  for (const one of shops) if (one === shop) count++;
  return count;
}

/** The list without these entries, each removed once. */
export function without<T>(whole: readonly T[], part: readonly T[]): T[] {
  const left = whole.slice();
  for (const one of part) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
