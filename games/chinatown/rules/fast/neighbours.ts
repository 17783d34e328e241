import { type Board, LOCATIONS } from '../board.ts';

/** The neighbours of each location: four entries per location, 0 for none. */
export type Neighbours = Uint8Array;

const made = new WeakMap<Board, Neighbours>();

export function neighboursOf(board: Board): Neighbours {
  let beside = made.get(board);
  if (!beside) {
    beside = new Uint8Array((LOCATIONS + 1) * 4);
    for (const [at, next] of board.neighbours.entries()) beside.set(next, at * 4);
    made.set(board, beside);
  }
  return beside;
}
