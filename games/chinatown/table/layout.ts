import type { BoardFile } from '../rules/board.ts';
import { type Arrangement, arrangementsOf, shares, type Slot } from './arrangement.ts';
import {
  cellIn,
  type CellSize,
  extent,
  type Measures,
  measuresFor,
  type Size,
  surroundings,
} from './fit.ts';

/** Below this width a cell shows no small print, in CSS pixels. */
export const SMALL_CELL = 46;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A location on the drawing: the upper left corner of its cell, and the cell in its block. */
export type Spot = {
  readonly location: number;
  /** Where the location stands in the file: the districts' and the cell's index. */
  readonly at: readonly [number, number];
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly col: number;
  /** The locations above, to the right, below and to the left of it in its block; 0: none. */
  readonly beside: readonly number[];
};

/** A block between streets: the slab, the name above it, and its grid of cells. */
export type Block = Box & {
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly cols: number;
  readonly rows: number;
  /** The upper left corner of its first cell. */
  readonly corner: { readonly x: number; readonly y: number };
};

export type Layout = {
  /** The size of a cell. All lengths of the drawing are CSS pixels where it is not zoomed. */
  readonly cell: CellSize;
  readonly measures: Measures;
  readonly blocks: readonly Block[];
  readonly spots: ReadonlyMap<number, Spot>;
  /** The middle lines of the streets between rows of blocks, above the names. */
  readonly streets: readonly number[];
  readonly box: Box;
};

/** Steps to the cell above, to the right, below and to the left: rows and columns. */
const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * The smallest window that is laid out, where the numbers just fit into the cells; in a smaller one
 * the drawing is made smaller.
 */
const LEAST: Size = { width: 300, height: 280 };

/** Where everything lies in a window, from the map's file alone: the arrangement with the largest cells. */
export function layOut(file: BoardFile, { width, height }: Size): Layout {
  const window = { width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height) };
  const measures = measuresFor(window);
  const tried = arrangementsOf(file).map((arrangement) => {
    const cell = cellIn(arrangement, window, measures);
    return { arrangement, cell, score: Math.min(cell.w, cell.h * 1.15) };
  });
  const { arrangement, cell } = tried.reduce((a, b) => (b.score > a.score ? b : a));
  return placed(arrangement, cell, measures, file, window);
}

/** An arrangement with cells of this size, in the middle of a window or just as large as it is. */
export function placed(
  arrangement: Arrangement,
  cell: CellSize,
  m: Measures,
  file: BoardFile,
  window?: Size,
): Layout {
  const { lanes, by } = arrangement;
  const { cols, rows, across, down } = extent(arrangement);
  const taken = surroundings(arrangement, m);
  const own = { width: taken.width + cols * cell.w, height: taken.height + rows * cell.h };
  const size = window ?? own;
  // What the cells leave free widens the streets, up to twice their width; the rest is a margin.
  const free = { x: Math.max(0, size.width - own.width), y: Math.max(0, size.height - own.height) };
  const wider = Math.min(m.street, free.x / (across + 1));
  const higher = Math.min(m.name, free.y / (down + 1));
  const street = m.street + wider;
  const name = m.name + higher;
  const left = m.margin + (free.x - (across - 1) * wider) / 2;
  const top = (free.y - down * higher) / 2;
  const right = size.width - left;
  const bottom = size.height - top - m.margin;

  const blocks: Block[] = [];
  const streets: number[] = [];
  const put = (slot: Slot, atX: number, atY: number, w: number, h: number): void => {
    // On whole pixels edges are sharp, and no line shows between two joined houses.
    const [x, y] = [Math.round(atX), Math.round(atY)];
    const corner = { x: x + m.pave, y: y + m.pave };
    const grid = {
      cols: Math.round((w - 2 * m.pave) / cell.w),
      rows: Math.round((h - 2 * m.pave) / cell.h),
    };
    const d = file.districts.indexOf(slot.district);
    const around = new Map(slot.district.cells.map(([location, r, c]) => [`${r},${c}`, location!]));
    const spots = slot.district.cells.map(([location, r, c], i): Spot => {
      const [row, col] = [r! - slot.first.row, c! - slot.first.col];
      const at = { x: corner.x + col * cell.w, y: corner.y + row * cell.h };
      const beside = SIDES.map(([down, right]) => around.get(`${r! + down},${c! + right}`) ?? 0);
      return { location: location!, at: [d, i], ...at, row, col, beside };
    });
    blocks.push({ name: slot.district.name, spots, corner, ...grid, x, y, w, h });
  };

  let cross = by === 'rows' ? top : left;
  for (const lane of lanes) {
    const along = lane.map((slot) => (by === 'rows' ? slot.cols : slot.rows));
    const total = by === 'rows' ? cols : rows;
    const grown = shares(total - along.reduce((a, b) => a + b, 0), lane.length);
    const lengths = along.map(
      (cells, i) => (cells + grown[i]!) * (by === 'rows' ? cell.w : cell.h) + 2 * m.pave,
    );
    const broad = Math.max(...lane.map((slot) => (by === 'rows' ? slot.rows : slot.cols)));
    const breadth = broad * (by === 'rows' ? cell.h : cell.w) + 2 * m.pave;
    const rest = (by === 'rows' ? right - left : bottom - top) - lengths.reduce((a, b) => a + b, 0);
    if (by === 'rows') {
      const gap = lane.length > 1 ? rest / (lane.length - 1) : 0;
      let x = lane.length > 1 ? left : left + rest / 2;
      if (blocks.length > 0) streets.push(cross + name * 0.28);
      for (const [i, slot] of lane.entries()) {
        put(slot, x, cross + name, lengths[i]!, breadth);
        x += lengths[i]! + gap;
      }
      cross += name + breadth;
    } else {
      const gap = rest / lane.length;
      let y = top;
      for (const [i, slot] of lane.entries()) {
        put(slot, cross, y + gap, breadth, lengths[i]!);
        y += gap + lengths[i]!;
      }
      cross += breadth + street;
    }
  }
  const spots = new Map(
    blocks.flatMap((block) => block.spots.map((spot) => [spot.location, spot])),
  );
  return {
    cell,
    measures: m,
    blocks,
    spots,
    streets,
    box: { x: 0, y: 0, w: size.width, h: size.height },
  };
}
