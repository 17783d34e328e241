import { freePlace, type Gap } from './gaps.ts';
import type { Box } from './layout.ts';

/** The height of a row of the legend, in CSS pixels. */
export const LEGEND_ROW = 20;
const SIZE = { w: 206, h: 6 * LEGEND_ROW + 11 };
/** The space around it. */
const EDGE = 6;

/** Where the legend stands: at the lower right of a free rectangle; null: there is no room for it. */
export function legendPlace(gaps: readonly Gap[]): { gap: Gap; box: Box } | null {
  const place = freePlace(gaps, SIZE.w + 2 * EDGE, SIZE.h + 2 * EDGE);
  if (!place) return null;
  const { x, y, w, h } = place.box;
  return { gap: place.gap, box: { x: x + w - SIZE.w - EDGE, y: y + h - SIZE.h - EDGE, ...SIZE } };
}
