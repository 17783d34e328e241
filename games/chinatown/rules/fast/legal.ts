import type { Seat } from '@faubourg/core';
import { supply } from '../material.ts';
import { businessSize, neighboursOf } from './income.ts';
import { BUILD, type ChinatownNode, KEEP, listBits, OVER, plotOf, ROW, SIZE } from './node.ts';

/*
 * Trading is left out: every seat says done at once. Answers are numbers. Keeping: the number of
 * the choice in the list of all choices. Trading: 0 for done. Building: 0 for built, else
 * type × 128 + location.
 */

const listed = new Uint8Array(ROW);

/** The binomial coefficient: the number of ways to choose k of n. */
function waysTo(k: number, n: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function toKeep(node: ChinatownNode, held: number): number {
  return node.locationCards === 'all' ? held : Math.min(held, supply(node.seats, node.round).kept);
}

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
  const beside = neighboursOf(node.board);
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

/** Writes the cards of choice number `code` into `out`, in order; returns how many. */
export function keptCards(node: ChinatownNode, seat: Seat, code: number, out: Uint8Array): number {
  const held = listBits(node.cards, seat, out);
  const keep = toKeep(node, held);
  let rank = code;
  let found = 0;
  for (let i = 0; found < keep; i++) {
    const ways = waysTo(keep - found - 1, held - i - 1);
    if (rank < ways) out[found++] = out[i]!;
    else rank -= ways;
  }
  return keep;
}
