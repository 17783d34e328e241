import type { Seat } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { type ChinatownNode, KINDS, plotOf, SIZES } from './node.ts';
import type { Neighbours } from './neighbours.ts';
import { BONUS, copiesOf, earns, type Economy, SHOPS, sizeOf } from '../material.ts';

const MOST = Math.max(...SHOPS.map(copiesOf)) + 1;

/** By type + 1 and count: what a business earns. */
const EARNS = new Uint8Array((SHOPS.length + 1) * MOST);
for (const [type, shop] of SHOPS.entries()) {
  for (let count = 1; count < MOST; count++) {
    EARNS[(type + 1) * MOST + count] = earns(sizeOf(shop), count);
  }
}

const NOTHING: Economy = [];

/** Plots not yet counted; cleared as a business is counted. */
const left = new Uint8Array(LOCATIONS + 1);
const stack = new Uint8Array(LOCATIONS + 1);

/**
 * The size of the business at `start`. Clears its plots in `left`, so that they are counted once.
 */
function count(beside: Neighbours, start: number): number {
  const plot = left[start]!;
  left[start] = 0;
  stack[0] = start;
  let found = 1;
  for (let done = 0; done < found; done++) {
    const from = stack[done]! * 4;
    for (let side = from; side < from + 4; side++) {
      const next = beside[side]!;
      if (left[next] !== plot) continue;
      left[next] = 0;
      stack[found++] = next;
    }
  }
  return found;
}

export function businessSize(node: ChinatownNode, start: number): number {
  left.set(node.plots);
  return count(node.beside, start);
}

/** CT-42: what a new shop adds to its owner's income. Must be called before the shop is placed. */
export function adds(node: ChinatownNode, seat: Seat, type: number, at: number): number {
  const { beside, plots } = node;
  const plot = plotOf(seat, type);
  const table = (type + 1) * MOST;
  let shops = 1;
  let before = 0;
  for (let side = at * 4; side < at * 4 + 4; side++) {
    const next = beside[side]!;
    if (plots[next] !== plot) continue;
    if (shops === 1) left.set(plots);
    if (left[next] === 0) continue;
    const found = count(beside, next);
    shops += found;
    before += EARNS[table + found]!;
  }
  return EARNS[table + shops]! - before;
}

/** CT-40, CT-41: pays every seat; `kind` is the economy card, −1 for none. */
export function pay(node: ChinatownNode, kind: number): void {
  const sizes = kind < 0 ? NOTHING : KINDS[kind]!;
  for (let seat = 0; seat < node.seats; seat++) {
    let sum = node.income[seat]!;
    for (let i = 0; i < sizes.length; i++) sum += node.shops[seat * SIZES + sizes[i]!]! * BONUS;
    node.money[seat] = node.money[seat]! + sum;
  }
}
