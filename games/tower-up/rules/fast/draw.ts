import type { Chance } from '@faubourg/core';
import * as layout from './layout.ts';
import { affordable, legal, MOST_ANSWERS, takesOf } from './legal.ts';
import type { TowerUpNode } from './node.ts';
import type { Tables } from './tables.ts';

const { BITS, EDGE, FIELD, GUARD, NEAR, needed, ONES, PLAYER, PLAYERS, PRICE } = layout;
const { RETURNING, ROOFS_LEFT, STARTS, STOCK } = layout;

/** Scratch buffers, valid within one call: listed answers, and builds by word and colour. */
const codes = new Int32Array(MOST_ANSWERS);
const counts = new Int32Array(8);

/**
 * One of the answers that `legal` lists, by the place in that list. Builds are counted site by site
 * for all four colours at once and not written; only the one that is drawn is looked up.
 */
export function drawAnswer(node: TowerUpNode, seat: number, chance: Chance): number {
  const { data, tables } = node;
  if (data[STARTS]! > 0 || data[RETURNING] !== 0) {
    return codes[chance.int(legal(node, seat, codes))]!;
  }
  const me = PLAYERS + seat * PLAYER;
  const takes = takesOf(data, tables, me, codes, 0);
  if (data[me + ROOFS_LEFT] === 0) return codes[chance.int(takes)]!;
  const stock = data[me + STOCK]!;
  const low = affordable(data, stock, 0);
  const high = data[EDGE + 1] === 0 ? 0 : affordable(data, stock, 1);
  const builds =
    countBuilds(data, tables, stock, low, 0) + countBuilds(data, tables, stock, high, 1);
  const drawn = chance.int(builds + takes);
  if (drawn >= builds) return codes[drawn - builds]!;
  let place = drawn;
  let part = 0;
  while (place >= counts[part]!) place -= counts[part++]!;
  const word = part >> 2;
  return buildAt(data, tables, word === 0 ? low : high, word, part & 3, place);
}

/** Counts the builds on these sites of one word, by colour; returns their sum. */
function countBuilds(
  data: Int32Array,
  { roofsFrom }: Tables,
  stock: number,
  sites: number,
  word: number,
): number {
  // A guard bit for each colour in stock.
  const held = (stock + FIELD * ONES) & GUARD;
  // Two colours in each number, 16 bits each.
  let one = 0;
  let two = 0;
  for (let rest = sites; rest !== 0; rest &= rest - 1) {
    const site = 32 * word + 31 - Math.clz32(rest & -rest);
    const near = data[NEAR + site]!;
    const roofs = roofsFrom[near + 1]! - roofsFrom[near]!;
    // The guard bits of colours that no neighbour has.
    const fit = held & ~(data[PRICE + site]! + FIELD * ONES);
    one += roofs * (((fit >> (BITS - 1)) & 1) | ((fit << (17 - 2 * BITS)) & 0x10000));
    two += roofs * (((fit >> (3 * BITS - 1)) & 1) | ((fit >> (4 * BITS - 17)) & 0x10000));
  }
  counts[4 * word] = one & 0xffff;
  counts[4 * word + 1] = one >> 16;
  counts[4 * word + 2] = two & 0xffff;
  counts[4 * word + 3] = two >> 16;
  const both = one + two;
  return (both & 0xffff) + (both >> 16);
}

/** The build at a place in the list of those of one colour on these sites. */
function buildAt(
  data: Int32Array,
  { roofs, roofsFrom }: Tables,
  sites: number,
  word: number,
  colour: number,
  place: number,
): number {
  let rest = sites & ~data[needed(colour, 1) + word]!;
  let left = place;
  for (;;) {
    const near = data[NEAR + 32 * word + 31 - Math.clz32(rest & -rest)]!;
    const from = roofsFrom[near]!;
    const count = roofsFrom[near + 1]! - from;
    if (left < count) return roofs[from + left]! + (colour << 12);
    left -= count;
    rest &= rest - 1;
  }
}
