import type { Seat } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { BONUS, copiesOf, earns, SHOPS, sizeOf } from '../material.ts';
import type { Neighbours } from './neighbours.ts';
import { type ChinatownNode, KINDS, plotOf } from './node.ts';
import { BUILT, INCOME, MONEY, PLOTS, SIZES_ROW } from './places.ts';

/** At type × 16 + count: what a business earns. */
const COUNTS_ROW = 16;
const EARNS = new Uint8Array(SHOPS.length * COUNTS_ROW);
for (const [type, shop] of SHOPS.entries()) {
  for (let count = 1; count <= copiesOf(shop); count++) {
    EARNS[type * COUNTS_ROW + count] = earns(sizeOf(shop), count);
  }
}

/** The locations of shops that were taken off the board to be counted once. */
const counted = new Uint8Array(LOCATIONS + 1);

/**
 * Takes the business at `start` off the board and adds it to the `before` shops in `counted`;
 * returns how many shops those then are.
 */
function takeOff(
  store: Int32Array,
  beside: Neighbours,
  plot: number,
  start: number,
  before: number,
): number {
  store[PLOTS + start] = 0;
  counted[before] = start;
  let found = before + 1;
  for (let done = before; done < found; done++) {
    let near = beside[counted[done]!]!;
    for (; near !== 0; near >>= 8) {
      const next = near & 127;
      if (store[PLOTS + next] !== plot) continue;
      store[PLOTS + next] = 0;
      counted[found++] = next;
    }
  }
  return found;
}

function putBack(store: Int32Array, plot: number, shops: number): void {
  for (let i = 0; i < shops; i++) store[PLOTS + counted[i]!] = plot;
}

export function businessSize({ store, beside }: ChinatownNode, start: number): number {
  const plot = store[PLOTS + start]!;
  const shops = takeOff(store, beside, plot, start, 0);
  putBack(store, plot, shops);
  return shops;
}

/** CT-42: what a new shop adds to its owner's income. Must be called before the shop is placed. */
export function adds(
  { store, beside }: ChinatownNode,
  seat: Seat,
  type: number,
  at: number,
): number {
  const plot = plotOf(seat, type);
  const table = type * COUNTS_ROW;
  let shops = 0;
  let before = 0;
  let near = beside[at]!;
  for (let side = 0; side < 4; side++, near >>= 8) {
    const next = near & 127;
    if (store[PLOTS + next] !== plot) continue;
    const found = takeOff(store, beside, plot, next, shops);
    before += EARNS[table + found - shops]!;
    shops = found;
  }
  putBack(store, plot, shops);
  return EARNS[table + shops + 1]! - before;
}

const NOTHING: readonly number[] = [];

/** CT-40, CT-41: pays every seat; `kind` is the economy card, −1 for none. */
export function pay({ store, seats }: ChinatownNode, kind: number): void {
  const sizes = kind < 0 ? NOTHING : KINDS[kind]!;
  for (let seat = 0; seat < seats; seat++) {
    let sum = store[INCOME + seat]!;
    for (let i = 0; i < sizes.length; i++)
      sum += store[BUILT + seat * SIZES_ROW + sizes[i]!]! * BONUS;
    store[MONEY + seat] = store[MONEY + seat]! + sum;
  }
}
