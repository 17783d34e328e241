import type { Board } from '../board.ts';

const made = new WeakMap<Board, Int32Array>();

/** The lots beside each lot, as bits. */
export function adjacency(board: Board): Int32Array {
  let masks = made.get(board);
  if (!masks) {
    masks = Int32Array.from(board.lots, ({ adj }) =>
      adj.reduce((mask, beside) => mask | (1 << (beside - 1)), 0),
    );
    made.set(board, masks);
  }
  return masks;
}
