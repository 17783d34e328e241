import type { Board, BoardLot } from '../rules/index.ts';

/** The width of one unit of the board file, in units of the drawing. */
export const UNIT = 60;
const STREET = 4.5;
export const EDGE = 9;
/** The distance of the plots from the edge of their lot, and from each other. */
const INSET = 7;
const GAP = 6;
/** The usual height of a lot's number, in units of the drawing. */
const LABEL = 15;
/** The least and the greatest height of a unit, as a share of its width: the plan fills its window. */
const LEAST_TALL = 0.85;
const MOST_TALL = 1.5;

export type Spot = { readonly x: number; readonly y: number };
export type Box = Spot & { readonly w: number; readonly h: number };

/** A lot on the drawing: its rectangle, and the places of everything on it. */
export type LotLayout = Box & {
  readonly n: number;
  readonly middle: Spot;
  /** The start of the number's baseline. */
  readonly name: Spot;
  /** The middle of the sign of the use. */
  readonly badge: Spot;
  /** Where a flag stands in the round that plans the lot, and a tick when it has paid. */
  readonly flag: Spot;
  readonly tick: Spot;
  readonly plots: readonly Box[];
  /** The height of the number. */
  readonly label: number;
  /** Whether the lot is so wide that its plots are in one row. */
  readonly low: boolean;
};

export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The height of one unit of the board file, in units of the drawing. */
  readonly tall: number;
  readonly lots: readonly LotLayout[];
};

export type Proportions = { readonly tall?: number; readonly label?: number };

/** The boxes of `count` plots in rows of `columns`, which fill a rectangle. */
function grid({ x, y, w, h }: Box, columns: number, count = 4): Box[] {
  const rows = count / columns;
  const wide = (w - (columns - 1) * GAP) / columns;
  const high = (h - (rows - 1) * GAP) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (wide + GAP),
    y: y + Math.floor(i / columns) * (high + GAP),
    w: wide,
    h: high,
  }));
}

function drawn({ n, x: bx, y: by, w: bw, h: bh }: BoardLot, tall: number, label: number) {
  const x = EDGE + bx * UNIT + STREET;
  const y = EDGE + by * tall + STREET;
  const w = bw * UNIT - 2 * STREET;
  const h = bh * tall - 2 * STREET;
  const low = w > 1.8 * h;
  // The number and the sign are below the plots; in a row of plots they are at its ends.
  const foot = label + 5;
  const side = label * 1.3 + 6;
  const plots = low
    ? grid({ x: x + side, y: y + INSET, w: w - 2 * side, h: h - 2 * INSET }, 4)
    : grid({ x: x + INSET, y: y + INSET, w: w - 2 * INSET, h: h - INSET - foot }, 2);
  return {
    n,
    x,
    y,
    w,
    h,
    middle: { x: x + w / 2, y: y + h / 2 },
    name: { x: x + 6, y: y + h - 6 },
    badge: { x: x + w - 5 - label / 2, y: y + h - 4 - label / 2 },
    flag: low
      ? { x: x + 7, y: y + h - 9 - label * 1.8 }
      : { x: x + 9 + label * 1.3, y: y + h - 5 - label * 0.8 },
    tick: low
      ? { x: x + w - 5 - label * 0.8, y: y + h - 6 - label * 1.5 }
      : { x: x + w - 5 - label * 1.9, y: y + h - 4 - label / 2 },
    plots,
    label,
    low,
  } satisfies LotLayout;
}

/** The zoning plan from the geometry of the board file. A very wide board is stretched vertically. */
export function layOut(
  { width, height, lots }: Board,
  { tall = width > 2 * height ? UNIT * 1.4 : UNIT, label = LABEL }: Proportions = {},
): Layout {
  return {
    width: width * UNIT + 2 * EDGE,
    height: height * tall + 2 * EDGE,
    tall,
    lots: lots.map((lot) => drawn(lot, tall, label)),
  };
}

/**
 * The proportions with which the plan fills a window of this size, in CSS pixels, and its numbers
 * can be read.
 */
export function proportionsFor(board: Board, width: number, height: number): Proportions {
  const wide = width / (board.width * UNIT + 2 * EDGE);
  const fills = (height / wide - 2 * EDGE) / board.height / UNIT;
  const most = board.width > 2 * board.height ? MOST_TALL * 1.4 : MOST_TALL;
  // Whole numbers, so that the plan is not laid out anew for every pixel.
  const tall = Math.round(UNIT * Math.min(Math.max(fills, LEAST_TALL), most));
  const scale = Math.min(wide, height / (board.height * tall + 2 * EDGE));
  return { tall, label: Math.round(Math.min(Math.max(11.5 / scale, 11), 22)) };
}

/** The middle of the street between two neighbouring lots. */
export function between(a: Box, b: Box): Spot {
  const shared = (a1: number, a2: number, b1: number, b2: number): number =>
    (Math.max(a1, b1) + Math.min(a2, b2)) / 2;
  return {
    x: shared(a.x, a.x + a.w, b.x, b.x + b.w),
    y: shared(a.y, a.y + a.h, b.y, b.y + b.h),
  };
}

/** How much of the neighbouring lots a part of the plan shows, in units of the drawing. */
const AROUND = 18;

/**
 * The part of the plan with these lots, or the whole plan if none are named. With a ratio of width
 * to height the part has this ratio and shows more of the plan where it can.
 */
export function boxAround(
  { width, height, lots }: Layout,
  named?: readonly number[],
  ratio?: number,
): Box {
  if (!named) return { x: 0, y: 0, w: width, h: height };
  const shown = named.map((n) => lots[n - 1]!);
  const left = Math.min(...shown.map((lot) => lot.x)) - AROUND;
  const top = Math.min(...shown.map((lot) => lot.y)) - AROUND;
  const w = Math.max(...shown.map((lot) => lot.x + lot.w)) + AROUND - left;
  const h = Math.max(...shown.map((lot) => lot.y + lot.h)) + AROUND - top;
  const wide = Math.min(width, Math.max(w, ratio === undefined ? 0 : h * ratio));
  const high = Math.min(height, Math.max(h, ratio === undefined ? 0 : w / ratio));
  const within = (at: number, size: number, all: number): number =>
    Math.min(Math.max(0, at), Math.max(0, all - size));
  return {
    x: within(left - (wide - w) / 2, wide, width),
    y: within(top - (high - h) / 2, high, height),
    w: wide,
    h: high,
  };
}
