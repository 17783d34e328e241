import { LOTS } from '../board.ts';

/* Offsets in the words of a node: a block per lot, per seat or per use. */

/** Owners of each lot: the plots of each seat, three bits a seat, and above them the total. */
export const OWNERS = 0;
export const SOLD = 18;
export const ONE_SOLD = 1 << SOLD;
export const FOUR_SOLD = 4 << SOLD;

/** The cards, twelve places for each pile. */
export const CARDS = OWNERS + LOTS;
/** Money of each seat; with two players the score. */
export const MONEY = CARDS + LOTS;
/** The order of each seat: 0 if none or passed, else 4 × lot + plots. */
export const ORDERS = MONEY + 6;

/** Lots with each use, and with a park. */
export const WITH = ORDERS + 6;
export const PARK = 3;

/** For three to six: how many cards each pile has. */
export const PILES = WITH + 4;

/**
 * For two players: each seat's cards as bits, then each seat's markers for bare lots and for laid
 * ones.
 */
export const HANDS = WITH + 4;
export const COLOURS = HANDS + 2;

export const WORDS = COLOURS + 4;

/* Phases as indices in `PHASES`. */
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
