import tables from '../data/tables.json' with { type: 'json' };

/** A type of shop by its name in the data: 'fish', 'radio' … */
export type Shop = string;

/** CT-3: twelve types; a type of size s has s + 3 tiles. The order is that of the data file. */
export const SHOPS: readonly Shop[] = tables.shops.types.map(({ id }) => id);
const SIZES = new Map(tables.shops.types.map(({ id, size }) => [id, size]));
const PLACES = new Map(SHOPS.map((shop, place) => [shop, place]));

export const TILES = tables.shops.types.reduce((sum, { size }) => sum + size + 3, 0);

export const sizeOf = (shop: Shop): number => SIZES.get(shop)!;
export const copiesOf = (shop: Shop): number => sizeOf(shop) + 3;

/** All money is counted in thousands. */
const thousands = (dollars: number): number => dollars / tables.cashUnit;

export const START_MONEY = thousands(tables.startCash);
const INCOMPLETE = tables.income.incomplete.map(thousands);
const COMPLETE: { readonly [size: string]: number } = tables.income.complete;

/** CT-41, CT-42: what a group of `count` adjacent shops of this size earns. */
export function earns(size: number, count: number): number {
  const complete = Math.floor(count / size);
  return complete * thousands(COMPLETE[size]!) + INCOMPLETE[count % size]!;
}

/** CT-10, CT-11: what a round deals to each seat. */
export type Supply = { readonly dealt: number; readonly kept: number; readonly tiles: number };

const DEAL: { readonly [seats: string]: readonly (readonly number[])[] } = {
  3: tables.deal[3],
  4: tables.deal[4],
  5: tables.deal[5],
};

export const ROUNDS = tables.deal[3].length;

export function supply(seats: number, round: number): Supply {
  const [dealt, kept, tiles] = DEAL[seats]![round - 1] as [number, number, number];
  return { dealt, kept, tiles };
}

/** An economy card: the sizes whose shops on the board earn extra; none for a plain year. */
export type Economy = readonly number[];

/** CT-40: the nine cards, equal ones side by side. */
export const ECONOMY: readonly Economy[] = tables.economy.cards;
export const BONUS = thousands(tables.economy.bonusPerTile);

/** A list of shops in the order of the data file. */
export function inOrder(shops: readonly Shop[]): Shop[] {
  return shops.toSorted((a, b) => PLACES.get(a)! - PLACES.get(b)!);
}

/** How many of this shop stand in the list. */
export function countOf(shops: readonly Shop[], shop: Shop): number {
  let count = 0;
  for (const one of shops) if (one === shop) count++;
  return count;
}

/** The list without these, each taken once. */
export function without<T>(whole: readonly T[], part: readonly T[]): T[] {
  const left = whole.slice();
  for (const one of part) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
