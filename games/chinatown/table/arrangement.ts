import type { BoardFile } from '../rules/board.ts';

/** A block of the quarter as its district needs it, in cells, and as it is drawn in its lane. */
export type Slot = {
  readonly district: BoardFile['districts'][number];
  /** The smallest row and column of the district's cells. */
  readonly first: { readonly row: number; readonly col: number };
  readonly cols: number;
  readonly rows: number;
};

/** The blocks in lanes: rows from top to bottom, or columns from left to right. */
export type Arrangement = {
  readonly lanes: readonly (readonly Slot[])[];
  readonly by: 'rows' | 'columns';
};

/** The most blocks for which all splits are tried: their number doubles with each block. */
const MOST_TRIED = 10;
/** The most rows of blocks that are tried. */
const MOST_ROWS = 6;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const cols = (lane: readonly Slot[]): number => sum(lane.map((slot) => slot.cols));
const rows = (lane: readonly Slot[]): number => sum(lane.map((slot) => slot.rows));

/** The districts as blocks, in the order in which the map is read: by their places in the file. */
function slotsOf({ districts }: BoardFile): Slot[] {
  const read = districts.toSorted(
    (a, b) => a.origin.row - b.origin.row || a.origin.col - b.origin.col,
  );
  return read.map((district) => {
    const [down, across] = [1, 2].map((axis) => district.cells.map((cell) => cell[axis]!));
    const first = { row: Math.min(...down!), col: Math.min(...across!) };
    const size = {
      cols: Math.max(...across!) - first.col + 1,
      rows: Math.max(...down!) - first.row + 1,
    };
    return { district, first, ...size };
  });
}

/** The blocks in order, cut after these positions: bit i of `cuts` cuts after block i. */
function cutAt(slots: readonly Slot[], cuts: number): Slot[][] {
  const lanes: Slot[][] = [[]];
  for (const [i, slot] of slots.entries()) {
    lanes.at(-1)!.push(slot);
    if (i < slots.length - 1 && ((cuts >> i) & 1) === 1) lanes.push([]);
  }
  return lanes;
}

/** For every number of rows the rows of blocks whose longest is shortest. */
function inRows(slots: readonly Slot[]): Arrangement[] {
  const best = new Map<number, { lanes: Slot[][]; size: number }>();
  const offer = (lanes: Slot[][]): void => {
    const height = sum(lanes.map((lane) => Math.max(...lane.map((slot) => slot.rows))));
    const size = 100 * Math.max(...lanes.map(cols)) + height;
    if (size < (best.get(lanes.length)?.size ?? Infinity)) best.set(lanes.length, { lanes, size });
  };
  if (slots.length <= MOST_TRIED) {
    for (let cuts = 0; cuts < 2 ** (slots.length - 1); cuts++) offer(cutAt(slots, cuts));
  } else {
    for (let count = 1; count <= MOST_ROWS; count++) {
      const each = Math.ceil(slots.length / count);
      const starts = Array.from({ length: Math.ceil(slots.length / each) }, (_, i) => i * each);
      offer(starts.map((start) => slots.slice(start, start + each)));
    }
  }
  return [...best.values()].map(({ lanes }) => ({ lanes, by: 'rows' }));
}

/** Two columns of similar height; the first block is at the top of the left one. */
function inColumns(slots: readonly Slot[]): Arrangement {
  const [first, ...rest] = slots as [Slot, ...Slot[]];
  const tried = rest.slice(0, MOST_TRIED);
  const split = (right: number): Slot[][] => {
    const isRight = (i: number): boolean => ((right >> i) & 1) === 1;
    return [[first, ...rest.filter((_, i) => !isRight(i))], rest.filter((_, i) => isRight(i))];
  };
  const height = (lanes: Slot[][]): number => Math.max(...lanes.map(rows));
  const splits = Array.from({ length: 2 ** tried.length }, (_, right) => split(right));
  const lanes = splits.reduce((a, b) => (height(b) < height(a) ? b : a));
  return { lanes: lanes.filter((lane) => lane.length > 0), by: 'columns' };
}

const made = new WeakMap<BoardFile, readonly Arrangement[]>();

/** The arrangements of a map that are worth trying in a window, those in rows first. */
export function arrangementsOf(file: BoardFile): readonly Arrangement[] {
  let known = made.get(file);
  if (!known) {
    const slots = slotsOf(file);
    known = [...inRows(slots), inColumns(slots)];
    made.set(file, known);
  }
  return known;
}

/** How much each of `count` blocks grows so that together they grow by `spare`: the last ones first. */
export function shares(spare: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.ceil((spare - (count - 1 - i)) / count)).map(
    (share) => Math.max(0, share),
  );
}
