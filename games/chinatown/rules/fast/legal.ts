import { bitCount, type Chance, nthBit, nthBitBy, type Seat } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { businessSize } from './income.ts';
import { choices } from './keep.ts';
import { BUILD, type ChinatownNode, KEEP, OVER, plotOf, SIZE, TYPES } from './node.ts';
import { FIRST, FREE, FREE_ENDS, IN_HAND, PHASE, PLOTS, READY, WORDS } from './places.ts';

/*
 * Trading is left out: every seat says done at once. Answers are numbers. Keeping: the number of
 * the choice in the list of all choices. Trading: 0 for done. Building: 0 for built, else
 * type × 128 + location.
 */

const listedBuilds = new Int32Array(1 + TYPES * LOCATIONS);

export function owing({ store, seats, inTurn }: ChinatownNode): number {
  const phase = store[PHASE]!;
  if (phase === OVER) return 0;
  const waiting = ~store[READY]! & ((1 << seats) - 1);
  if (phase !== BUILD || !inTurn) return waiting;
  const after = waiting & (-1 << store[FIRST]!);
  const next = after === 0 ? waiting : after;
  return next & -next;
}

/** CT-60: whether a shop at a location without street access would join an incomplete business. */
function joins(node: ChinatownNode, seat: Seat, type: number, at: number): boolean {
  for (let near = node.beside[at]!; near !== 0; near >>= 8) {
    const next = near & 127;
    if (node.store[PLOTS + next] !== plotOf(seat, type)) continue;
    if (businessSize(node, next) % SIZE[type]! !== 0) return true;
  }
  return false;
}

function legalBuilds(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  const { store, streetAccess } = node;
  const { street } = node.board;
  out[0] = 0;
  let count = 1;
  for (let types = store[IN_HAND + seat]!; types !== 0; types &= types - 1) {
    const type = 31 - Math.clz32(types & -types);
    for (let word = 0; word < WORDS; word++) {
      for (let free = store[FREE + seat * WORDS + word]!; free !== 0; free &= free - 1) {
        const at = 32 * word + 31 - Math.clz32(free & -free);
        if (streetAccess && !street[at] && !joins(node, seat, type, at)) continue;
        out[count++] = (type << 7) | at;
      }
    }
  }
  return count;
}

export function legal(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  const phase = node.store[PHASE]!;
  if (phase === BUILD) return legalBuilds(node, seat, out);
  const count = phase === KEEP ? choices(node, seat) : 1;
  for (let i = 0; i < count; i++) out[i] = i;
  return count;
}

/** By number n of free locations: 2²⁰ / n, rounded up, to divide a place in the list by n. */
const PARTS = Int32Array.from({ length: LOCATIONS + 1 }, (_, n) =>
  n === 0 ? 0 : Math.ceil((1 << 20) / n),
);

/** By the bits of the types in hand: how many they are. */
const KINDS_IN = Uint8Array.from({ length: 1 << TYPES }, (_, types) => bitCount(types));
/** At 8 × half + n: the place of set bit number n of six bits. */
const NTH_OF_SIX = Uint8Array.from({ length: 8 << 6 }, (_, i) =>
  (i & 7) < bitCount(i >> 3) ? nthBit(i >> 3, i & 7) : 0,
);

/** Bit number `n` of the types in hand, without a branch: the twelve are two halves. */
function nthType(types: number, n: number): number {
  const inLow = KINDS_IN[types & 63]!;
  const past = (inLow - 1 - n) >> 31;
  const half = (types >> (6 & past)) & 63;
  return (6 & past) + NTH_OF_SIX[8 * half + n - (inLow & past)]!;
}

/** Free location number `n` of a seat, without a branch. */
function nthFree(store: Int32Array, seat: Seat, n: number): number {
  const row = seat * WORDS;
  const first = store[FREE_ENDS + row]! >>> 24;
  const past = (first - 1 - n) >> 31;
  const rest = n - (first & past);
  const second = store[FREE_ENDS + row + 1]! >>> 24;
  const further = past & ((second - 1 - rest) >> 31);
  const word = row - past - further;
  const at = nthBitBy(store[FREE + word]!, store[FREE_ENDS + word]!, rest - (second & further));
  return 32 * (word - row) + at;
}

/** One of the answers that `legal` lists, by the place in that list; see `FastRules.drawAnswer`. */
export function drawAnswer(node: ChinatownNode, seat: Seat, chance: Chance): number {
  const { store, streetAccess } = node;
  const phase = store[PHASE]!;
  const types = store[IN_HAND + seat]!;
  let frees = 0;
  let count = 1;
  if (phase === BUILD) {
    if (streetAccess) return listedBuilds[chance.int(legalBuilds(node, seat, listedBuilds))]!;
    // Every type in hand fits on every own free location.
    const ends = FREE_ENDS + seat * WORDS;
    frees = (store[ends]! >>> 24) + (store[ends + 1]! >>> 24) + (store[ends + 2]! >>> 24);
    count += frees * KINDS_IN[types]!;
  } else if (phase === KEEP) count = choices(node, seat);
  const drawn = chance.int(count);
  if (phase !== BUILD || drawn === 0) return drawn;
  const nth = ((drawn - 1) * PARTS[frees]!) >> 20;
  return (nthType(types, nth) << 7) | nthFree(store, seat, drawn - 1 - nth * frees);
}
