import type { BoardFile } from '../rules/board.ts';
import { arrangementsOf } from './arrangement.ts';
import { extent, NARROW, ROOMY } from './fit.ts';
import { type Box, type Layout, placed, SMALL_CELL } from './layout.ts';

/** A map with cells of this width, in the shape of a desk's window: for pictures. */
export function layOutByCell(file: BoardFile, width: number): Layout {
  const { arrangement } = arrangementsOf(file)
    .map((arrangement) => {
      const { cols, rows } = extent(arrangement);
      return { arrangement, far: Math.abs(Math.log(cols / rows / 1.4)) };
    })
    .reduce((a, b) => (b.far < a.far ? b : a));
  const measures = width < SMALL_CELL ? NARROW : ROOMY;
  return placed(arrangement, { w: width, h: Math.round(width * 0.96) }, measures, file);
}

/**
 * The part of the drawing with these locations, or all of it if none are named. With a ratio of
 * width to height the part has this ratio and shows more of the map.
 */
export function boxAround(
  { box, spots, cell, measures }: Layout,
  named?: readonly number[],
  ratio?: number,
): Box {
  if (!named) return box;
  const shown = named.map((location) => spots.get(location)!);
  // Above the locations there may be the street's name.
  const edge = { side: measures.pave + 6, top: measures.pave + measures.name };
  const x = Math.min(...shown.map((spot) => spot.x)) - edge.side;
  const y = Math.min(...shown.map((spot) => spot.y)) - edge.top;
  const w = Math.max(...shown.map((spot) => spot.x)) + cell.w + edge.side - x;
  const h = Math.max(...shown.map((spot) => spot.y)) + cell.h + edge.side - y;
  const wide = Math.max(w, ratio === undefined ? 0 : h * ratio);
  const high = Math.max(h, ratio === undefined ? 0 : w / ratio);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}
