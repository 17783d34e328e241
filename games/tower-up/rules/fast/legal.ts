import { LIMIT, MARKET } from '../material.ts';
import {
  EDGE,
  GUARD,
  MARKET_AT,
  ONES,
  PLAYER,
  PLAYERS,
  PRICE,
  ROOFS_LEFT,
  SITE,
  START,
  STARTS,
  STOCK,
  SUPPLY,
  TOTAL,
  UNIT,
} from './layout.ts';
import { CHOICE, CHOICE_FROM, PLAIN, PRINTED, SHOWN, sumOf } from './material.ts';
import type { Node } from './node.ts';
import type { Tables } from './tables.ts';

/*
 * Codes. A build is site + 64 × roof + 4096 × colour (a starting floor has no roof); a card is
 * TAKE + 16384 × place in the market + 128 × number of the choice + number of what goes back.
 */
export const TAKE = 1 << 16;

/** The most codes there can be: three colours on every site, nine neighbours; 35 × 35 choices. */
export const WIDEST = 64 * 3 * 10 + MARKET * 35 * 35;

export function legal(node: Node, seat: number, out: Int32Array): number {
  const { data, tables } = node;
  if (data[STARTS]! > 0) return starts(data, tables, out);
  const me = PLAYERS + seat * PLAYER;
  let count = 0;
  if (data[me + ROOFS_LEFT]! > 0) {
    const stock = data[me + STOCK]! + GUARD;
    count = builds(data, tables, stock, data[EDGE]!, 0, out, count);
    if (data[EDGE + 1] !== 0) count = builds(data, tables, stock, data[EDGE + 1]!, 32, out, count);
  }
  for (let place = 0; place < MARKET; place++) count = takes(data, me, place, out, count);
  return count;
}

/** TU-21, TU-22: builds on the sites of one word of the edge. `stock` has its guards set. */
function builds(
  data: Int32Array,
  tables: Tables,
  stock: number,
  edge: number,
  first: number,
  out: Int32Array,
  start: number,
): number {
  const { from, next } = tables;
  let count = start;
  for (let rest = edge; rest !== 0; rest &= rest - 1) {
    const site = first + 31 - Math.clz32(rest & -rest);
    const price = data[PRICE + site]!;
    const after = stock - price;
    if ((after & GUARD) !== GUARD) continue;
    // The guards of the colours with a floor left for the new building, and no neighbour alike.
    let colours = (after - ONES) & ~(price + GUARD - ONES) & GUARD;
    if (colours === 0) continue;
    const begun = count;
    const colour = colourOf(colours);
    colours &= colours - 1;
    const code = site + (colour << 12);
    out[count++] = code + (site << 6);
    for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
      if (data[SITE + next[i]!] !== 0) out[count++] = code + (next[i]! << 6);
    }
    // The same roofs once more for every further colour.
    for (const length = count - begun; colours !== 0; colours &= colours - 1) {
      const more = (colourOf(colours) - colour) << 12;
      for (let i = 0; i < length; i++) out[count++] = out[begun + i]! + more;
    }
  }
  return count;
}

/** The colour of the lowest guard that is set: bits 5, 11, 17 and 23. */
function colourOf(guards: number): number {
  return ((31 - Math.clz32(guards & -guards)) * 43) >> 8;
}

/** TU-20, TU-24: what can be done with one market card. */
function takes(data: Int32Array, me: number, place: number, out: Int32Array, start: number): number {
  const card = data[MARKET_AT + place]!;
  const printed = PRINTED[card]!;
  const code = TAKE + (place << 14);
  const enough = ((data[SUPPLY]! + GUARD - printed) & GUARD) === GUARD;
  if (!enough || PLAIN[card] === 0) return choosing(data, me, card, code, out, start);
  const over = data[me + TOTAL]! + SHOWN[card]! - LIMIT;
  if (over > 0) return backs(data[me + STOCK]! + printed, over, code, out, start);
  out[start] = code;
  return start + 1;
}

/** Every way to give back so many floors of a stock. */
function backs(stock: number, over: number, code: number, out: Int32Array, start: number): number {
  const guarded = stock + GUARD;
  let count = start;
  for (let back = CHOICE_FROM[over]!, end = CHOICE_FROM[over + 1]!; back < end; back++) {
    if (((guarded - CHOICE[back]!) & GUARD) === GUARD) out[count++] = code + back;
  }
  return count;
}

/** TU-41: the printed floors that the supply still has, packed. */
export function inSupply(printed: number, supply: number): number {
  let there = 0;
  for (let colour = 0; colour < 4; colour++) {
    const mask = 63 * UNIT[colour]!;
    there += Math.min(printed & mask, supply & mask);
  }
  return there;
}

/** Cards with floors of choice: jokers, or replacements for a colour that is used up. */
function choosing(
  data: Int32Array,
  me: number,
  card: number,
  code: number,
  out: Int32Array,
  start: number,
): number {
  const there = inSupply(PRINTED[card]!, data[SUPPLY]!);
  const left = data[SUPPLY]! - there;
  const fixed = sumOf(there);
  const free = Math.min(SHOWN[card]! - fixed, sumOf(left));
  const over = Math.max(0, data[me + TOTAL]! + fixed + free - LIMIT);
  const stock = data[me + STOCK]! + there;
  let count = start;
  for (let choice = CHOICE_FROM[free]!, end = CHOICE_FROM[free + 1]!; choice < end; choice++) {
    const floors = CHOICE[choice]!;
    if (((left + GUARD - floors) & GUARD) !== GUARD) continue;
    count = backs(stock + floors, over, code + (choice << 7), out, count);
  }
  return count;
}

/** TU-10: sites for a starting floor of a colour. Writes their numbers plus `code`. */
export function startSites(
  data: Int32Array,
  sites: number,
  colour: number,
  code: number,
  out: Int32Array,
  start: number,
): number {
  const same = 63 * UNIT[colour]!;
  let count = start;
  for (let site = 0; site < sites; site++) {
    if (data[SITE + site] === 0 && (data[PRICE + site]! & same) === 0) out[count++] = site + code;
  }
  return count;
}

function starts(data: Int32Array, { sites }: Tables, out: Int32Array): number {
  const floor = data[START]!;
  if (floor < 4) return startSites(data, sites, floor, floor << 12, out, 0);
  let count = 0;
  for (let colour = 0; colour < 4; colour++) {
    count = startSites(data, sites, colour, colour << 12, out, count);
  }
  return count;
}
