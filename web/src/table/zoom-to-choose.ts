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

/** The space of a button on the board, with a gap beside it. */
const BUTTON = { width: 208, height: 60 };

/** Places of a button on the board, in the order of preference; another one is at the lower right. */
const SPOTS = ['bottom left', 'top left', 'top right', 'bottom middle', 'top middle'] as const;
export type Spot = (typeof SPOTS)[number];

function spaceOf(spot: Spot, { left, top, width, height }: Rect): Rect {
  const right = width - BUTTON.width;
  const x = spot.endsWith('left') ? 0 : spot.endsWith('right') ? right : right / 2;
  return {
    ...BUTTON,
    left: left + x,
    top: spot.startsWith('top') ? top : top + height - BUTTON.height,
  };
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/**
 * Where a button covers least of what can be chosen. What lies at an edge of an enlarged board cannot
 * be moved away from a button.
 */
export function freeSpot(things: readonly Rect[], all: Rect): Spot {
  const covered = (spot: Spot): number => {
    const space = spaceOf(spot, all);
    return things.filter((thing) => overlaps(thing, space)).length;
  };
  return SPOTS.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
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
