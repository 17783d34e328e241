import { bitCount, type Chance, nthBit, type Seat } from '@faubourg/core';
import { businessSize } from './income.ts';
import { toKeep } from './keep.ts';
import {
  BUILD,
  type ChinatownNode,
  countBits,
  KEEP,
  listBits,
  OVER,
  plotOf,
  ROW,
  SIZE,
  TYPES,
} from './node.ts';
import { waysTo } from './supplies.ts';

/*
 * Trading is left out: every seat says done at once. Answers are numbers. Keeping: the number of
 * the choice in the list of all choices. Trading: 0 for done. Building: 0 for built, else
 * type × 128 + location.
 */

const listed = new Uint8Array(ROW);
const listedBuilds = new Int32Array(1 + TYPES * ROW);

export function owing(node: ChinatownNode): number {
  if (node.phase === OVER) return 0;
  const waiting = ~node.ready & ((1 << node.seats) - 1);
  if (node.phase !== BUILD || !node.inTurn) return waiting;
  const after = waiting & (-1 << node.first);
  const next = after === 0 ? waiting : after;
  return next & -next;
}

/** CT-60: whether a shop at a location without street access would join an incomplete business. */
function joins(node: ChinatownNode, seat: Seat, type: number, at: number): boolean {
  const { beside } = node;
  for (let side = at * 4; side < at * 4 + 4; side++) {
    const next = beside[side]!;
    if (node.plots[next] !== plotOf(seat, type)) continue;
    if (businessSize(node, next) % SIZE[type]! !== 0) return true;
  }
  return false;
}

function legalBuilds(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  const { free, streetAccess } = node;
  const { street } = node.board;
  const from = seat * ROW;
  const to = from + node.frees[seat]!;
  out[0] = 0;
  let count = 1;
  for (let types = node.types[seat]!; types !== 0; types &= types - 1) {
    const type = 31 - Math.clz32(types & -types);
    for (let i = from; i < to; i++) {
      const at = free[i]!;
      if (streetAccess && !street[at] && !joins(node, seat, type, at)) continue;
      out[count++] = (type << 7) | at;
    }
  }
  return count;
}

export function legal(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  if (node.phase === BUILD) return legalBuilds(node, seat, out);
  let count = 1;
  if (node.phase === KEEP) {
    const held = listBits(node.cards, seat, listed);
    count = waysTo(toKeep(node, held), held);
  }
  for (let i = 0; i < count; i++) out[i] = i;
  return count;
}

/** One of the answers that `legal` lists, by the place in that list; see `FastRules.drawAnswer`. */
export function drawAnswer(node: ChinatownNode, seat: Seat, chance: Chance): number {
  if (node.phase === BUILD) {
    if (node.streetAccess) return listedBuilds[chance.int(legalBuilds(node, seat, listedBuilds))]!;
    return drawBuild(node, seat, chance);
  }
  if (node.phase !== KEEP) return chance.int(1);
  const held = countBits(node.cards, seat);
  return chance.int(waysTo(toKeep(node, held), held));
}

/** By number n of free locations: 2²⁰ / n, rounded up, to divide a place in the list by n. */
const PARTS = Int32Array.from({ length: ROW }, (_, n) => (n === 0 ? 0 : Math.ceil((1 << 20) / n)));

/** By half of the bits of the types in hand: how many they are; and at 8 × half + n which one n is. */
const HALF = 6;
const IN_HALF = Uint8Array.from({ length: 1 << HALF }, (_, half) => bitCount(half));
const NTH_IN_HALF = Uint8Array.from({ length: 8 << HALF }, (_, i) =>
  (i & 7) < bitCount(i >> 3) ? nthBit(i >> 3, i & 7) : 0,
);

/** Without street access every type in hand fits on every own free location. */
function drawBuild(node: ChinatownNode, seat: Seat, chance: Chance): number {
  const frees = node.frees[seat]!;
  const types = node.types[seat]!;
  const low = types & ((1 << HALF) - 1);
  const high = types >> HALF;
  const inLow = IN_HALF[low]!;
  const drawn = chance.int(1 + frees * (inLow + IN_HALF[high]!));
  if (drawn === 0) return 0;
  const nth = ((drawn - 1) * PARTS[frees]!) >> 20;
  const at = node.free[seat * ROW + drawn - 1 - nth * frees]!;
  const type =
    nth < inLow ? NTH_IN_HALF[8 * low + nth]! : HALF + NTH_IN_HALF[8 * high + nth - inLow]!;
  return (type << 7) | at;
}
