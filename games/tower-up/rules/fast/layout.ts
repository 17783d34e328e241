import { CARDS } from '../material.ts';

/*
 * Offsets in a node, which is one Int32Array so that copying it is one call.
 *
 * The fast rules copy these numbers into constants of their own module (`const { TURN } = layout`):
 * an imported binding is looked up at every use, a module constant is compiled in. This makes
 * random games about a quarter faster.
 *
 * Counts by colour are packed, six bits each; the highest of them is a guard bit: `there + GUARD -
 * wanted` keeps all four guard bits exactly if nothing is lacking.
 */
const WIDTH = 6;
export const BITS = WIDTH;
export const FIELD = 31;
export const GUARD = 0x820820;
export const ONES = 0x041041;

/** The packed value of one floor of a colour. */
export const unit = (colour: number): number => 1 << (WIDTH * colour);

export const TURN = 0;
export const FIRST = 1;
export const SEATS = 2;
/** 0 before the end is triggered, then 1 + the place in `REASONS`. */
export const END = 3;
export const END_SEAT = 4;
/** The seats that have placed their cone, as a bit mask. */
export const CONED = 5;
export const SUPPLY = 6;
/** Floors that do not stand on the board. */
export const LEFT = 7;
/** Empty sites next to a building, and sites with one, as bit masks in two words. */
export const EDGE = 8;
export const BUILT = 10;
/** Starting floors still to be placed: how many, then which (4 is a joker). */
export const STARTS = 12;
export const START = 13;
export const MARKET_AT = 20;
export const PILES = 23;
export const DISCARDED = 24;
/** The objectives in play, and how many tokens of each are gone. */
export const GOAL = 25;
export const GONE = 28;
/** TU-24: 1 while the seat to act has to return floors, 2 if it then has an extra turn. */
export const RETURNING = 31;
/**
 * TU-24: the most floors that an answer which takes a card may leave in stock. Where floors are
 * returned by a question of its own, no card exceeds it (`NO_LIMIT`).
 */
export const TAKE_LIMIT = 32;
export const NO_LIMIT = 63;
export const PLAYERS = 33;

/** Offsets in the part of a player: */
export const STOCK = 0;
export const TOTAL = 1;
export const ROOFS_LEFT = 2;
export const MARKERS = 3;
/** Star columns that all four markers have reached. */
export const STARS = 4;
export const VISIBLE = 5;
/** -1 until it is placed. */
export const CONE = 6;
/** The sites with an own roof, and those with two, as bit masks in two words. */
export const PRESENT = 7;
export const TWICE = 9;
/** Buildings with an own roof: by colour, packed; by district, four bits each. */
export const BY_COLOUR = 11;
export const BY_DISTRICT = 12;
/** The heights at which own roofs lie, as a bit mask. */
export const LEVELS = 13;
/** The goals reached, as a bit mask, and the Millions of their tokens. */
export const REACHED = 14;
export const TOKENS = 15;
export const PLAYER = 16;

/** By site: what its neighbours cost, packed, whether or not it is built on. */
export const PRICE = PLAYERS + 4 * PLAYER;
/** By site: height, 32 × colour, 256 × (seat of the roof on top + 1); 0 for an empty site. */
export const SITE = PRICE + 64;
/** By site: the index in `roofsFrom` for the neighbours that are built now (`tables.ts`). */
export const NEAR = SITE + 64;
/**
 * By colour and count: the sites whose neighbours cost at least that many floors of the colour, as
 * a bit mask in two words (see `needed`). A site has at most nine roads, so the last row stays
 * empty.
 */
const NEED = NEAR + 64;
const ROWS = 11;
export const needed = (colour: number, count: number): number =>
  NEED + 2 * (ROWS * colour + Math.min(count, ROWS - 1));
export const PILE = NEED + 2 * ROWS * 4;
export const DISCARD = PILE + CARDS.length;
export const SIZE = DISCARD + CARDS.length;

/** Why the end was triggered: the values of END, and what they mean. */
export const BY_ROOFS = 1;
export const BY_SHORTAGE = 2;
export const BY_BLOCK = 3;
export const REASONS = ['roofs', 'shortage', 'blocked'] as const;

/*
 * Codes of answers. A build is site + 64 × roof + 4096 × colour (a starting floor has no roof). A
 * card is TAKE + 16384 × place in the market + 128 × index of the choice + index of what goes back.
 * A return is RETURN + index of what goes back.
 */
export const TAKE = 1 << 16;
export const RETURN = 1 << 17;
