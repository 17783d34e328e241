import {
  canonical,
  type DataFault,
  formFault,
  integer,
  type Json,
  list,
  object,
  oneOf,
  remarked,
  type Shape,
  text,
} from '@faubourg/core';

/** The form of a lot, and of the plaques that fit it. */
export type Form = 'square' | 'rect';

export type BoardLot = {
  readonly n: number;
  readonly shape: Form;
  readonly half: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly adj: readonly number[];
};

/** DT-1, DT-2: a map. Custom maps are allowed; `boardFault` checks them. */
export type Board = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly lots: readonly BoardLot[];
};

export const LOTS = 24;
export const HALF = 12;

const length = integer(1, 100);
const place = integer(0, 100);
const number = integer(1, LOTS);

const strictShape: Shape<Board> = object(
  {
    id: text(40),
    width: length,
    height: length,
    lots: list(
      object({
        n: number,
        shape: oneOf('square', 'rect'),
        half: oneOf('left', 'right'),
        x: place,
        y: place,
        w: length,
        h: length,
        adj: list(number, 0, LOTS),
      }),
      LOTS,
      LOTS,
    ),
  },
  // Stored games hold boards that were written before remarks began with `$`.
  { status: text(40) },
);
export const boardShape = remarked(strictShape);

export const formOf = (n: number): Form => (n % 2 === 1 ? 'square' : 'rect');
export const halfOf = (n: number): 'left' | 'right' => (n <= HALF ? 'left' : 'right');

/** The overlap of two intervals: 0 if they only touch, negative if they are apart. */
const overlap = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.min(a + lengthA, b + lengthB) - Math.max(a, b);

const across = (a: BoardLot, b: BoardLot): number => overlap(a.x, a.w, b.x, b.w);
const along = (a: BoardLot, b: BoardLot): number => overlap(a.y, a.h, b.y, b.h);

/** DT-1: neighbours share a stretch of edge; a common corner does not count. */
function meet(a: BoardLot, b: BoardLot): boolean {
  const x = across(a, b);
  const y = along(a, b);
  return (x === 0 && y > 0) || (y === 0 && x > 0);
}

const beside = (lots: readonly BoardLot[], lot: BoardLot): number[] =>
  lots.flatMap((other) => (meet(lot, other) ? other.n : []));

const sides = ({ w, h }: BoardLot): string => `${Math.min(w, h)} × ${Math.max(w, h)}`;

type Found = string | number | boolean;
type Pair = readonly [code: string, what: string, expected: Found, found: Found];

/** Expected and actual values of a lot, its neighbours apart. */
function alone({ lots, width, height }: Board, lot: BoardLot, i: number): Pair[] {
  const { x, y, w, h } = lot;
  const over = lots.findIndex((other) => across(lot, other) > 0 && along(lot, other) > 0);
  return [
    ['lot-number', 'n', i + 1, lot.n],
    ['lot-shape', 'shape', formOf(i + 1), lot.shape],
    ['lot-half', 'half', halfOf(i + 1), lot.half],
    ['lot-form', 'shape', lot.shape, w === h ? 'square' : 'rect'],
    ['lot-size', 'sides', sides(lots[i % 2]!), sides(lot)],
    ['lot-outside', 'on the board', true, x + w <= width && y + h <= height],
    ['lot-over', 'over lot', i + 1, over + 1],
  ];
}

/** Expected and actual neighbours of a lot. */
function together({ lots }: Board, lot: BoardLot): Pair[] {
  return [['lot-neighbours', 'adj', canonical(beside(lots, lot)), canonical(lot.adj)]];
}

/** All faults of a board, at most one a lot; empty if it can be played. */
export function boardFaults(value: Json | Board): readonly DataFault[] {
  const wrong = boardShape.fault(value, '');
  if (wrong) return [formFault(wrong)];
  const board = value as Board;
  for (const pairs of [alone, together]) {
    const faults = board.lots.flatMap((lot, i): DataFault[] => {
      const pair = pairs(board, lot, i).find(([, , expected, found]) => expected !== found);
      if (!pair) return [];
      const [code, what, expected, found] = pair;
      const at = `lots[${i}].${what}`;
      const line = `${at}: expected ${expected}, found ${found}`;
      return [{ at, code, data: { lot: i + 1, expected, found }, line }];
    });
    // Neighbours follow from the places of the lots: they are checked once those are right.
    if (faults.length > 0) return faults;
  }
  return [];
}

/** The first fault of a board, naming the entry; null if the board is valid. */
export const boardFault = (value: Json | Board): string | null =>
  boardFaults(value)[0]?.line ?? null;

/** The board with the neighbours of every lot computed anew from where the lots lie. */
export const settledBoard = (board: Board): Board => ({
  ...board,
  lots: board.lots.map((lot) => ({ ...lot, adj: beside(board.lots, lot) })),
});
