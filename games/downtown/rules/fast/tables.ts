import { type Board, LOTS } from '../board.ts';
import { PLAQUES } from '../plaques.ts';
import { pricesOf } from '../purse.ts';

/** Lots are bits 0 to 23, uses 0 to 2 (housing, industry, commerce), seats three bits each. */
export const ALL = (1 << LOTS) - 1;

/** Words of a node: the owners of each lot, the cards, each seat's money and order. */
export const CARDS = LOTS;
export const MONEY = CARDS + LOTS;
export const ORDERS = MONEY + 6;
export const WORDS = ORDERS + 6;

/** Owners: how many plots each seat has, three bits a seat, and above them how many in all. */
export const SOLD = 18;
export const ONE_SOLD = 1 << SOLD;
export const FULL = 4 << SOLD;

/** Plaques left: three bits for each use, squares below rectangles. */
export const FORM_BITS = 9;
export const PLAQUES_FULL = Number.parseInt(String(PLAQUES).repeat(6), 8);

/** The uses that are left, as bits, for the plaques left of one form. */
export const USES_LEFT = Uint8Array.from({ length: 1 << FORM_BITS }, (_, left) => {
  const has = (use: number): number => (((left >> (3 * use)) & 7) > 0 ? 1 << use : 0);
  return has(0) | has(1) | has(2);
});

/** What so many plots cost: on a bare lot, and four places further on with a plaque. */
export const PRICE = Uint8Array.from([0, ...pricesOf(false), 0, ...pricesOf(true)]);

const most = (laid: boolean): Uint8Array =>
  Uint8Array.from({ length: 13 }, (_, money) => pricesOf(laid).filter((price) => price <= money).length);

/** How many plots so much money buys; more than 12 is as good as 12. */
export const BUYS_BARE = most(false);
export const BUYS_LAID = most(true);

const known = new WeakMap<Board, Int32Array>();

/** The neighbours of every lot as bits. */
export function neighboursOf(board: Board): Int32Array {
  let masks = known.get(board);
  if (!masks) {
    masks = Int32Array.from(board.lots, ({ adj }) => adj.reduce((bits, n) => bits | (1 << (n - 1)), 0));
    known.set(board, masks);
  }
  return masks;
}

/** How many bits are set. */
export function bits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
