/** Milliseconds of a day. */
const DAY = 86_400_000;

/** The number of a day, counted from 1 January 1970 in UTC: it begins everywhere at the same time. */
export const dayNumber = (milliseconds: number): number => Math.floor(milliseconds / DAY);

/** The beginning of a day, in milliseconds since 1970. */
export const startOfDay = (day: number): number => day * DAY;

/** The number of this day. */
export const today = (): number => dayNumber(Date.now());

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/**
 * The number, from 1, of the puzzle of a day: the same for everybody. Each day steps ahead by about
 * three fifths of the collection. The step has no common divisor with its size, so that every
 * puzzle has its day before one comes again; numbers next to each other often come from the same
 * bot game, and are far apart in time.
 */
export function dailyNumber(day: number, count: number): number {
  let step = Math.max(1, Math.floor(0.618 * count));
  while (commonDivisor(step, count) !== 1) step--;
  return 1 + (((day % count) * step) % count);
}
