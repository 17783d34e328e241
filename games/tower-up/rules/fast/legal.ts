import * as material from '../material.ts';
import * as layout from './layout.ts';
import * as packed from './material.ts';
import type { TowerUpNode } from './node.ts';
import type { Tables } from './tables.ts';

export { RETURN, TAKE } from './layout.ts';

const { LIMIT, MARKET } = material;
const {
  BITS,
  BUILT,
  EDGE,
  FIELD,
  GUARD,
  MARKET_AT,
  NEAR,
  needed,
  PLAYER,
  PLAYERS,
  RETURN,
  RETURNING,
  ROOFS_LEFT,
  START,
  STARTS,
  STOCK,
  SUPPLY,
  TAKE,
  TAKE_LIMIT,
  TOTAL,
  unit,
} = layout;
const { BACK, BACK_FROM, backIndex, CHOICE, CHOICE_FROM, JOKER, sumOf } = packed;

/**
 * The most codes `legal` can write: three colours on every site with nine neighbours; 35 × 35
 * choices per card. `builds` may write three entries more than it keeps.
 */
export const MOST_ANSWERS = 64 * 3 * 10 + MARKET * 35 * 35 + 3;

export function legal(node: TowerUpNode, seat: number, out: Int32Array): number {
  const { data, tables } = node;
  if (data[STARTS]! > 0) return starts(data, tables, out);
  const me = PLAYERS + seat * PLAYER;
  if (data[RETURNING] !== 0) {
    return backs(data[me + STOCK]!, data[me + TOTAL]! - LIMIT, RETURN, out, 0);
  }
  let count = 0;
  if (data[me + ROOFS_LEFT]! > 0) {
    count = builds(data, tables, data[me + STOCK]!, 0, out, count);
    if (data[EDGE + 1] !== 0) count = builds(data, tables, data[me + STOCK]!, 1, out, count);
  }
  return takesOf(data, tables, me, out, count);
}

/** TU-20: writes the answers for all market cards from `start` on; returns the new count. */
export function takesOf(
  data: Int32Array,
  tables: Tables,
  me: number,
  out: Int32Array,
  start: number,
): number {
  let count = start;
  for (let place = 0; place < MARKET; place++) {
    count = takes(data, tables, me, place, out, count);
  }
  return count;
}

/** TU-21: the sites of one word whose neighbours can be paid for out of these floors. */
export function affordable(data: Int32Array, floors: number, word: number): number {
  const dear =
    data[needed(0, 1 + (floors & FIELD)) + word]! |
    data[needed(1, 1 + ((floors >> BITS) & FIELD)) + word]! |
    data[needed(2, 1 + ((floors >> (2 * BITS)) & FIELD)) + word]! |
    data[needed(3, 1 + ((floors >> (3 * BITS)) & FIELD)) + word]!;
  return data[EDGE + word]! & ~dear;
}

/** TU-21, TU-22: builds on the sites of one word, colour by colour. */
function builds(
  data: Int32Array,
  { roofsFrom, roofs }: Tables,
  stock: number,
  word: number,
  out: Int32Array,
  start: number,
): number {
  const sites = affordable(data, stock, word);
  let count = start;
  for (let colour = 0; colour < 4; colour++) {
    if (((stock >> (BITS * colour)) & FIELD) === 0) continue;
    const code = colour << 12;
    // Sites with a neighbour of this colour are excluded; on the others one floor of it is left to
    // build.
    let rest = sites & ~data[needed(colour, 1) + word]!;
    for (; rest !== 0; rest &= rest - 1) {
      const near = data[NEAR + 32 * word + 31 - Math.clz32(rest & -rest)]!;
      const from = roofsFrom[near]!;
      const end = count + roofsFrom[near + 1]! - from;
      // There are mostly two to four places: writing four and keeping the valid ones is faster than
      // a loop.
      out[count] = roofs[from]! + code;
      out[count + 1] = roofs[from + 1]! + code;
      out[count + 2] = roofs[from + 2]! + code;
      out[count + 3] = roofs[from + 3]! + code;
      for (let i = count + 4; i < end; i++) out[i] = roofs[from + i - count]! + code;
      count = end;
    }
  }
  return count;
}

/** TU-20, TU-24: the answers for one market card. */
function takes(
  data: Int32Array,
  { cards }: Tables,
  me: number,
  place: number,
  out: Int32Array,
  start: number,
): number {
  const card = data[MARKET_AT + place]!;
  const printed = cards.printed[card]!;
  const code = TAKE + (place << 14);
  const enough = ((data[SUPPLY]! + GUARD - printed) & GUARD) === GUARD;
  if (!enough || cards.plain[card] === 0) return choosing(data, cards, me, card, code, out, start);
  const over = data[me + TOTAL]! + cards.shown[card]! - data[TAKE_LIMIT]!;
  if (over > 0) return backs(data[me + STOCK]! + printed, over, code, out, start);
  out[start] = code;
  return start + 1;
}

/** Writes every way to give back `over` floors of a stock. */
function backs(stock: number, over: number, code: number, out: Int32Array, start: number): number {
  const index = backIndex(stock, over);
  let count = start;
  for (let i = BACK_FROM[index]!, end = BACK_FROM[index + 1]!; i < end; i++) {
    out[count++] = code + BACK[i]!;
  }
  return count;
}

/** TU-41: the printed floors that the supply still has, packed. */
export function inSupply(printed: number, supply: number): number {
  if (((supply + GUARD - printed) & GUARD) === GUARD) return printed;
  let there = 0;
  for (let colour = 0; colour < 4; colour++) {
    const mask = 63 * unit(colour);
    there += Math.min(printed & mask, supply & mask);
  }
  return there;
}

/** Cards with floors of choice: jokers, or replacements for a colour that is used up. */
function choosing(
  data: Int32Array,
  { printed, shown }: packed.PackedCards,
  me: number,
  card: number,
  code: number,
  out: Int32Array,
  start: number,
): number {
  const there = inSupply(printed[card]!, data[SUPPLY]!);
  const left = data[SUPPLY]! - there;
  const fixed = sumOf(there);
  const free = Math.min(shown[card]! - fixed, sumOf(left));
  const over = Math.max(0, data[me + TOTAL]! + fixed + free - data[TAKE_LIMIT]!);
  const stock = data[me + STOCK]! + there;
  let count = start;
  for (let choice = CHOICE_FROM[free]!, end = CHOICE_FROM[free + 1]!; choice < end; choice++) {
    const floors = CHOICE[choice]!;
    if (((left + GUARD - floors) & GUARD) !== GUARD) continue;
    if (over === 0) out[count++] = code + (choice << 7);
    else count = backs(stock + floors, over, code + (choice << 7), out, count);
  }
  return count;
}

/** TU-10: the sites of one word for a starting floor of a colour. */
export function startSites(data: Int32Array, tables: Tables, colour: number, word: number): number {
  return tables.all[word]! & ~(data[BUILT + word]! | data[needed(colour, 1) + word]!);
}

function starts(data: Int32Array, tables: Tables, out: Int32Array): number {
  const floor = data[START]!;
  let count = 0;
  for (let colour = 0; colour < 4; colour++) {
    if (floor !== JOKER && floor !== colour) continue;
    for (let word = 0; word < 2; word++) {
      let rest = startSites(data, tables, colour, word);
      for (; rest !== 0; rest &= rest - 1) {
        out[count++] = 32 * word + 31 - Math.clz32(rest & -rest) + (colour << 12);
      }
    }
  }
  return count;
}
