import { LOCATIONS } from '../board.ts';
import { ROUNDS, supply } from '../material.ts';
import { LEAST_SEATS, MOST_SEATS } from '../state.ts';
import type { ChinatownNode } from './node.ts';
import { ROUND } from './places.ts';

/** CT-10, CT-11 by 8 × seats + round: cards dealt, cards kept, tiles drawn. */
const DEALT = new Uint8Array(8 * (MOST_SEATS + 1));
const KEPT = new Uint8Array(DEALT.length);
const TILES = new Uint8Array(DEALT.length);
for (let seats = LEAST_SEATS; seats <= MOST_SEATS; seats++) {
  for (let round = 1; round <= ROUNDS; round++) {
    const { dealt, kept, tiles } = supply(seats, round);
    DEALT[8 * seats + round] = dealt;
    KEPT[8 * seats + round] = kept;
    TILES[8 * seats + round] = tiles;
  }
}

export const dealtTo = ({ seats, store }: ChinatownNode): number =>
  DEALT[8 * seats + store[ROUND]!]!;
export const keptBy = ({ seats, store }: ChinatownNode): number => KEPT[8 * seats + store[ROUND]!]!;
export const tilesFor = ({ seats, store }: ChinatownNode): number =>
  TILES[8 * seats + store[ROUND]!]!;

/** The number of ways to choose k of n is at `k * ROW + n`. */
const ROW = LOCATIONS + 1;
const WAYS = new Int32Array((Math.max(...KEPT) + 1) * ROW);
for (let k = 0; k * ROW < WAYS.length; k++) {
  for (let n = 0; n < ROW; n++) {
    WAYS[k * ROW + n] =
      k === 0 ? 1 : n === 0 ? 0 : WAYS[k * ROW + n - 1]! + WAYS[(k - 1) * ROW + n - 1]!;
  }
}

export const waysTo = (k: number, n: number): number => WAYS[k * ROW + n]!;
