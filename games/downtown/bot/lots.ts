import type { Board } from '../rules/board.ts';

/** Square lots have odd numbers: even bits. */
export const SQUARES = 0x55_5555;

/** How many bits are set. */
export function bits(mask: number): number {
  let n = mask - ((mask >> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >> 2) & 0x3333_3333);
  return Math.imul((n + (n >> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

const known = new WeakMap<Board, Int32Array>();

/** The neighbours of every lot, as bits. */
export function adjacency(board: Board): Int32Array {
  let masks = known.get(board);
  if (!masks) {
    masks = Int32Array.from(board.lots, ({ adj }) =>
      adj.reduce((mask, beside) => mask | (1 << (beside - 1)), 0),
    );
    known.set(board, masks);
  }
  return masks;
}
