import type { Board, BoardLot } from '../rules/index.ts';

/** The width of one unit of the board file, in units of the drawing. */
export const UNIT = 60;
const STREET = 4;
export const EDGE = 10;

export type Spot = { readonly x: number; readonly y: number };

/** A lot on the drawing: its rectangle, and the places of everything on it. */
export type LotLayout = {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly middle: Spot;
  readonly name: Spot;
  readonly badge: Spot;
  /** The upper left corners of the plots. */
  readonly plots: readonly Spot[];
  readonly plot: number;
  /** The middle of the row with the values. */
  readonly foot: Spot;
  /** Whether the lot is too low for two rows: then everything is in one. */
  readonly low: boolean;
};

function drawn({ n, x: bx, y: by, w: bw, h: bh }: BoardLot, tall: number): LotLayout {
  const x = EDGE + bx * UNIT + STREET;
  const y = EDGE + by * tall + STREET;
  const w = bw * UNIT - 2 * STREET;
  const h = bh * tall - 2 * STREET;
  const middle = { x: x + w / 2, y: y + h / 2 };
  const low = h < 90;
  const badge = { x: x + w - 20, y: y + 18 };
  if (low) {
    const plot = 23;
    const plots = [0, 1, 2, 3].map((i) => ({
      x: x + 38 + i * (plot + 3),
      y: middle.y - plot / 2,
    }));
    const name = { x: x + 7, y: middle.y + 8 };
    const foot = { x: x + w - 46, y: y + h - 14 };
    return { n, x, y, w, h, middle, name, badge, plots, plot, foot, low };
  }
  const plot = Math.min(34, Math.floor((h - 66) / 2), Math.floor((w - 30) / 2));
  const gap = 4;
  const left = middle.x - plot - gap / 2;
  const top = y + 31 + (h - 60 - 2 * plot - gap) / 2;
  const plots = [0, 1, 2, 3].map((i) => ({
    x: left + (i % 2) * (plot + gap),
    y: top + Math.floor(i / 2) * (plot + gap),
  }));
  const name = { x: x + 8, y: y + 25 };
  return {
    n,
    x,
    y,
    w,
    h,
    middle,
    name,
    badge,
    plots,
    plot,
    foot: { x: middle.x, y: y + h - 13 },
    low,
  };
}

export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The height of one unit of the board file, in units of the drawing. */
  readonly tall: number;
  readonly lots: readonly LotLayout[];
};

/** The zoning plan from the geometry of the board file. A very wide board is stretched vertically. */
export function layOut({ width, height, lots }: Board): Layout {
  const tall = width > 2 * height ? UNIT * 1.4 : UNIT;
  return {
    width: width * UNIT + 2 * EDGE,
    height: height * tall + 2 * EDGE,
    tall,
    lots: lots.map((lot) => drawn(lot, tall)),
  };
}

/** How much of the neighbouring lots a part of the plan shows, in units of the drawing. */
const AROUND = 14;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

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
