import { CLOSEST, type Zoom, zoomAround, zoomToFit } from './zoom.ts';

/** A rectangle on the window, in CSS pixels. */
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The side of the area that a finger can press, in CSS pixels. */
export const FINGER = 44;
/** An enlargement below this is not worth it. */
const LEAST = 1.01;

type Point = { readonly x: number; readonly y: number };

export const middleOf = ({ left, top, width, height }: Rect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const apart = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * How much the board must be enlarged so that a finger can press each of these things: the middles
 * of any two are a finger apart then. A thing by itself may be small, since `nearest` finds it.
 */
export function scaleToChoose(things: readonly Rect[]): number {
  const middles = things.map(middleOf);
  let least = FINGER;
  for (const [i, a] of middles.entries()) {
    for (const b of middles.slice(i + 1)) {
      const far = apart(a, b);
      // Two parts of one thing have the same middle.
      if (far > 1) least = Math.min(least, far);
    }
  }
  const scale = Math.min(FINGER / least, CLOSEST);
  return scale < LEAST ? 1 : scale;
}

/** Whether a thing is in sight as a whole. */
export function isWithin({ left, top, width, height }: Rect, all: Rect): boolean {
  const slack = 2;
  return (
    left >= all.left - slack &&
    top >= all.top - slack &&
    left + width <= all.left + all.width + slack &&
    top + height <= all.top + all.height + slack
  );
}

/**
 * The zoom in which a finger can press the things, all of them in sight if they fit, otherwise as
 * many as possible. The rectangles are those on the board without any zoom; `own` are preferred.
 */
export function zoomToChoose(things: readonly Rect[], all: Rect, own = things): Zoom {
  const scale = scaleToChoose(things);
  if (scale === 1) return zoomToFit;
  const wanted = own.length > 0 ? own : things;
  const seen: Rect = { ...all, width: all.width / scale, height: all.height / scale };
  const around = (at: Point): Rect => ({
    ...seen,
    left: within(at.x - seen.width / 2, all.left, all.left + all.width - seen.width),
    top: within(at.y - seen.height / 2, all.top, all.top + all.height - seen.height),
  });
  const hull = hullOf(wanted);
  const views = [middleOf(hull), ...wanted.map(middleOf)].map(around);
  const count = (view: Rect): number => wanted.filter((thing) => isWithin(thing, view)).length;
  // The first of those with the most things: the middle of all of them, if it is as good.
  const best = views.reduce((a, b) => (count(b) > count(a) ? b : a));
  return zoomAround(middleOf(best), scale, all);
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function hullOf(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The space of a button in a left corner of the board, with a gap beside it. */
const BUTTON = { width: 208, height: 60 };

/**
 * The left corner in which a button covers nothing that can be chosen: the lower one, or the upper
 * one if there is less to choose. A corner of an enlarged board cannot be moved away from a button.
 */
export function freeCorner(things: readonly Rect[], all: Rect): 'bottom' | 'top' {
  const left = all.left + BUTTON.width;
  const isLeft = (thing: Rect): boolean => thing.left < left && thing.left + thing.width > all.left;
  const covered = (top: number): number =>
    things.filter(
      (thing) => isLeft(thing) && thing.top < top + BUTTON.height && thing.top + thing.height > top,
    ).length;
  return covered(all.top + all.height - BUTTON.height) > covered(all.top) ? 'top' : 'bottom';
}

/** The number of the thing that a finger at this point means: the nearest within its reach; -1: none. */
export function nearest(things: readonly Rect[], at: Point): number {
  let found = -1;
  let least = FINGER / 2;
  for (const [i, thing] of things.entries()) {
    const far = apart(middleOf(thing), at);
    if (far <= least) [found, least] = [i, far];
  }
  return found;
}
