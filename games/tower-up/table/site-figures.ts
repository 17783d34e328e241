import * as iso from './geometry.ts';
import type { Point } from './district-outlines.ts';

/** Half the width and half the height of the plate with the height of a tower, before it is enlarged. */
export const PLATE = { w: 11, h: 10 };
/** A coin of a price: from one to the next, and half its height, before it is enlarged. */
export const COIN = { step: 13, h: 5 };

/** Where the figures of a site stand on a map whose figures are `k` times as large. */
export function siteFigures({ y }: Point, k: number) {
  return {
    /** The middle of the plate: a larger one is lower, so that it does not hide the tower. */
    foot: y + iso.H - 1 + 6 * (k - 1),
    /** The height of the name. It grows a little more than the figures, which are larger at first. */
    letter: 12 * k * Math.min(1.12, k),
    /** The baseline of the name where nothing is built. */
    base: y + 4 * k,
    coins: { y: y + iso.H + 6 + 4 * k, scale: Math.min(k, 1.7) * 1.25 },
  };
}

/** Where the name of a built site stands: an end or the middle of its baseline, and how large it is. */
export type NamePlace = Point & {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
};

/** The place beside the plate, where a name stands unless something is in its way. */
export function usualPlace(site: Point, k: number): NamePlace {
  const { foot } = siteFigures(site, k);
  return { x: site.x + 13 * k, y: foot + 5 * k, anchor: 'start', size: 1 };
}
