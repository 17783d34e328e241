import { type Board, LOTS } from '../board.ts';

/*
 * A node is a row of words. Lots are bits 0 to 23; uses are 0 to 2 (housing, industry, commerce),
 * a park is 3; seats take three bits each where they share a word.
 */

/** Owners of each lot: plots of each seat, three bits a seat, and above them how many in all. */
export const OWNERS = 0;
export const SOLD = 18;
export const ONE_SOLD = 1 << SOLD;
export const FOUR_SOLD = 4 << SOLD;

/** The cards, twelve places for each pile. */
export const CARDS = OWNERS + LOTS;
/** Money of each seat; with two players the score. */
export const MONEY = CARDS + LOTS;
/** The order of each seat: 0 if none or to pass, else four times the lot plus the plots. */
export const ORDERS = MONEY + 6;

const REST = ORDERS + 6;
export const PHASE = REST;
export const MAYOR = REST + 1;
/** Seats that owe an answer. */
export const OWING = REST + 2;
/** Lots with each plaque, with any, paid out, with four markers. */
export const WITH = REST + 3;
export const PARK = 3;
export const LAID = WITH + 4;
export const CLOSED = LAID + 1;
export const FULL = LAID + 2;
/** Plaques left: three bits for each use, then for the parks; squares below rectangles. */
export const LEFT = LAID + 3;
/** The lot whose use is open, one more than its bit; 0 for none. */
export const NOW = LAID + 4;

/** For three to six: cards in each pile and the second lot. */
export const PILES = NOW + 1;
export const NEXT = PILES + 2;
/** The vote under way: ballots, two bits a seat, and the votes counted, eight bits a use. */
export const BALLOTS = NEXT + 1;
export const VOTES = NEXT + 2;
/** Seats with a lobby token, and those that have not yet said whether they use it. */
export const TOKENS = NEXT + 3;
export const SILENT = NEXT + 4;
/** Markers in hand, four bits a seat. */
export const MARKERS = NEXT + 5;

/** For two: the cards of each as bits, and the markers of each for bare lots, for laid ones. */
export const HANDS = NOW + 1;
export const COLOURS = HANDS + 2;

export const WORDS = MARKERS + 1;

/* Phases are places in the list of all. */
export const PILE = 0;
export const SECOND = 1;
export const BALLOT = 2;
export const LOBBY = 3;
export const DECIDE = 4;
export const CARD = 5;
export const USE = 6;
export const ORDER = 7;
export const OVER = 8;

/** All lots. */
export const ALL = (1 << LOTS) - 1;

const known = new WeakMap<Board, Int32Array>();

/** The neighbours of every lot as bits. */
export function neighboursOf(board: Board): Int32Array {
  let masks = known.get(board);
  if (!masks) {
    masks = Int32Array.from(board.lots, ({ adj }) =>
      adj.reduce((bits, n) => bits | (1 << (n - 1)), 0),
    );
    known.set(board, masks);
  }
  return masks;
}
