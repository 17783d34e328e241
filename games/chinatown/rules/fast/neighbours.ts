import { type Board, LOCATIONS } from '../board.ts';

/** The neighbours of each location: up to four, in one byte each from the lowest on, 0 for none. */
export type Neighbours = Int32Array;

const made = new WeakMap<Board, Neighbours>();

export function neighboursOf(board: Board): Neighbours {
  let beside = made.get(board);
  if (!beside) {
    beside = new Int32Array(LOCATIONS + 1);
    for (const [at, next] of board.neighbours.entries()) {
      for (const [side, one] of next.entries()) beside[at] = beside[at]! | (one << (8 * side));
    }
    made.set(board, beside);
  }
  return beside;
}
