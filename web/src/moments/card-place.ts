import { around, type Box } from './place-boxes.ts';

/** Where on the board the card of a moment stands. */
export type CardPlace = 'head' | 'middle' | 'foot' | 'left' | 'right';

/** A board that is lower than this has space beside what is lit rather than above it, in CSS pixels. */
const LOW = 340;

/** The side of the board that is farther from what is lit; the middle if nothing is. */
export function cardPlace(board: Box, lit: readonly Box[]): CardPlace {
  if (lit.length === 0) return 'middle';
  const { x, y, w, h } = around(lit);
  if (board.h < LOW && board.w > board.h)
    return x + w / 2 > board.x + board.w / 2 ? 'left' : 'right';
  return y + h / 2 > board.y + board.h / 2 ? 'head' : 'foot';
}
