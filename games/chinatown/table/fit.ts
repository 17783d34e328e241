import type { Arrangement, Slot } from './arrangement.ts';

export type Size = { readonly width: number; readonly height: number };
/** The size of a cell of the map. */
export type CellSize = { readonly w: number; readonly h: number };

/** Lengths around the cells: border of the map, streets, pavement around a block's cells, names. */
export type Measures = {
  readonly margin: number;
  readonly street: number;
  readonly pave: number;
  readonly name: number;
};
export const ROOMY: Measures = { margin: 12, street: 30, pave: 7, name: 26 };
const MIDDLE: Measures = { margin: 8, street: 18, pave: 5, name: 22 };
export const NARROW: Measures = { margin: 5, street: 8, pave: 3, name: 16 };

/** The widest and the highest cell, as the ratio of its sides. */
const WIDEST = 1.24;
const HIGHEST = 1.12;

/** The lengths that suit a window. */
export const measuresFor = ({ width, height }: Size): Measures =>
  width < 560 || height < 400 ? NARROW : width < 900 ? MIDDLE : ROOMY;

/** An arrangement counted in cells and blocks: across and down. */
export function extent({ lanes, by }: Arrangement): {
  cols: number;
  rows: number;
  across: number;
  down: number;
} {
  const total = (of: (slot: Slot) => number, lane: readonly Slot[]): number =>
    lane.reduce((sum, slot) => sum + of(slot), 0);
  const most = (of: (slot: Slot) => number, lane: readonly Slot[]): number =>
    Math.max(...lane.map(of));
  const along = by === 'rows' ? (s: Slot): number => s.cols : (s: Slot): number => s.rows;
  const other = by === 'rows' ? (s: Slot): number => s.rows : (s: Slot): number => s.cols;
  const length = Math.max(...lanes.map((lane) => total(along, lane)));
  const breadth = lanes.reduce((sum, lane) => sum + most(other, lane), 0);
  const longest = Math.max(...lanes.map((lane) => lane.length));
  return by === 'rows'
    ? { cols: length, rows: breadth, across: longest, down: lanes.length }
    : { cols: breadth, rows: length, across: lanes.length, down: longest };
}

/** What the streets and pavements of an arrangement take. */
export function surroundings(arrangement: Arrangement, m: Measures): Size {
  const { across, down } = extent(arrangement);
  return {
    width: 2 * m.margin + across * 2 * m.pave + (across - 1) * m.street,
    height: m.margin + down * (2 * m.pave + m.name),
  };
}

/** The size of a cell if this arrangement fills the window. */
export function cellIn(arrangement: Arrangement, window: Size, m: Measures): CellSize {
  const { cols, rows } = extent(arrangement);
  const taken = surroundings(arrangement, m);
  const w = Math.max(1, (window.width - taken.width) / cols);
  const h = Math.max(1, (window.height - taken.height) / rows);
  const whole = (length: number): number => (length > 8 ? Math.floor(length) : length);
  return { w: whole(Math.min(w, h * WIDEST)), h: whole(Math.min(h, w * HIGHEST)) };
}
