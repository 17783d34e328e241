import { type BoardIndex, boardIndex } from '../board-index.ts';
import type { CardFile } from '../material-shape.ts';
import type { TowerUpOptions } from '../options.ts';
import { type PackedCards, packCards } from './material.ts';

/** Tables of the fast rules: the cards, and the board by index of a site in its order. */
export type Tables = BoardTables & { readonly cards: PackedCards };

type BoardTables = {
  readonly plan: BoardIndex;
  readonly sites: number;
  /** The neighbours of site i are in `next` from `from[i]` to `from[i + 1]`. */
  readonly from: Int32Array;
  readonly next: Int32Array;
  /** Parallel to `next`: the bit of site i among the neighbours of that neighbour. */
  readonly back: Int32Array;
  /**
   * The places for a roof (TU-22), by site and built neighbours: those of site i with the neighbour
   * bits `b` are in `roofs` from `roofsFrom[near[i] + b]` up to the next entry, each as the part of
   * a code for site and roof. Padding follows the last entry, because `builds` reads ahead.
   */
  readonly near: Int32Array;
  readonly roofsFrom: Int32Array;
  readonly roofs: Int32Array;
  /** The neighbours of site i as a bit mask in the words 2i and 2i + 1. */
  readonly nextMask: Int32Array;
  /** Bit masks in two words. */
  readonly all: Int32Array;
  /** Sites on parks, then sites on lakes. */
  readonly features: Int32Array;
  /** By site: one building in its district, packed four bits each. */
  readonly district: Int32Array;
  /** The bit positions of the two grey districts in such a packed count. */
  readonly grey: readonly [number, number];
  /** Roads across borders: both ends, and the number of the border. */
  readonly crossings: Int32Array;
};

const STANDARD: CardFile = { count: 0, cards: [] };
/** By card file (`STANDARD` where there is none) and board. */
const made = new WeakMap<CardFile, WeakMap<BoardIndex, Tables>>();

export function tablesOf(
  { board, cards }: Pick<TowerUpOptions, 'board' | 'cards'>,
  seats: number,
): Tables {
  const plan = boardIndex(board, seats);
  let byBoard = made.get(cards ?? STANDARD);
  if (!byBoard) {
    byBoard = new WeakMap();
    made.set(cards ?? STANDARD, byBoard);
  }
  let tables = byBoard.get(plan);
  if (!tables) {
    tables = { ...make(plan), cards: packCards(cards) };
    byBoard.set(plan, tables);
  }
  return tables;
}

/** A set of sites as a bit mask in two words. */
function maskOf(plan: BoardIndex, ids: readonly string[]): Int32Array {
  const mask = new Int32Array(2);
  for (const [i, { id }] of plan.spots.entries()) {
    if (ids.includes(id)) mask[i >> 5]! |= 1 << (i & 31);
  }
  return mask;
}

/** Every set of built neighbours of every site, with the places for a roof it gives (TU-22). */
function roofTable(next: readonly (readonly number[])[]) {
  const near: number[] = [];
  const roofsFrom: number[] = [];
  const roofs: number[] = [];
  for (const [site, others] of next.entries()) {
    near.push(roofsFrom.length);
    for (let bits = 0; bits < 1 << others.length; bits++) {
      roofsFrom.push(roofs.length);
      const built = others.filter((_, i) => ((bits >> i) & 1) === 1);
      for (const roof of [site, ...built]) roofs.push(site + (roof << 6));
    }
  }
  roofsFrom.push(roofs.length);
  return {
    near: Int32Array.from(near),
    roofsFrom: Int32Array.from(roofsFrom),
    roofs: Int32Array.from([...roofs, 0, 0, 0]),
  };
}

function make(plan: BoardIndex): BoardTables {
  const { spots, board } = plan;
  const numbers = new Map(spots.map(({ id }, i) => [id, i]));
  const number = (id: string): number => numbers.get(id)!;
  const next = spots.map((spot) => spot.next.map(number));
  const from = new Int32Array(spots.length + 1);
  const nextMask = new Int32Array(2 * spots.length);
  for (const [i, { next }] of spots.entries()) {
    from[i + 1] = from[i]! + next.length;
    nextMask.set(maskOf(plan, next), 2 * i);
  }
  const names = board.districts.map(({ id }) => id);
  const shift = (district: string): number => 4 * names.indexOf(district);
  const greys = board.districts.filter(({ grey }) => grey).map(({ id }) => shift(id));
  const borders = Object.keys(board.borders);
  const withA = (what: 'park' | 'lake'): string[] =>
    spots.filter((spot) => spot[what]).map(({ id }) => id);
  return {
    plan,
    sites: spots.length,
    from,
    next: Int32Array.from(next.flat()),
    back: Int32Array.from(
      next.flatMap((others, site) => others.map((other) => 1 << next[other]!.indexOf(site))),
    ),
    ...roofTable(next),
    nextMask,
    all: maskOf(
      plan,
      spots.map(({ id }) => id),
    ),
    features: Int32Array.from([...maskOf(plan, withA('park')), ...maskOf(plan, withA('lake'))]),
    district: Int32Array.from(spots, ({ district }) => 1 << shift(district)),
    grey: [greys[0]!, greys[1]!],
    crossings: Int32Array.from(
      plan.crossings.flatMap(({ border, ends }) => [...ends.map(number), borders.indexOf(border)]),
    ),
  };
}
