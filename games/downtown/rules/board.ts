import {
  canonical,
  faultLine,
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

type Pair = readonly [
  what: string,
  expected: string | number | boolean,
  found: string | number | boolean,
];

/** Expected and actual values of a lot, its neighbours apart. */
function alone({ lots, width, height }: Board, lot: BoardLot, i: number): Pair[] {
  const { x, y, w, h } = lot;
  const over = lots.findIndex((other) => across(lot, other) > 0 && along(lot, other) > 0);
  return [
    ['n', i + 1, lot.n],
    ['shape', formOf(i + 1), lot.shape],
    ['half', halfOf(i + 1), lot.half],
    ['shape', lot.shape, w === h ? 'square' : 'rect'],
    ['sides', sides(lots[i % 2]!), sides(lot)],
    ['on the board', true, x + w <= width && y + h <= height],
    ['over lot', i + 1, over + 1],
  ];
}

/** Expected and actual neighbours of a lot. */
function together({ lots }: Board, lot: BoardLot): Pair[] {
  return [['adj', canonical(beside(lots, lot)), canonical(lot.adj)]];
}

/** The first fault of a board, naming the entry; null if the board is valid. */
export function boardFault(value: Json | Board): string | null {
  const fault = boardShape.fault(value, '');
  if (fault) return faultLine(fault);
  const board = value as Board;
  for (const pairs of [alone, together]) {
    for (const [i, lot] of board.lots.entries()) {
      const wrong = pairs(board, lot, i).find(([, expected, found]) => expected !== found);
      if (wrong) return `lots[${i}].${wrong[0]}: expected ${wrong[1]}, found ${wrong[2]}`;
    }
  }
  return null;
}
