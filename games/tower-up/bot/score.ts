import { BITS, CONE, GONE, MARKERS, SEATS, TOKENS, VISIBLE } from '../rules/fast/layout.ts';
import { TOKEN } from '../rules/fast/material.ts';
import { TRACKS } from '../rules/material.ts';

const { millions, cone } = TRACKS;
const MOST_SEEN = cone.max_counted;

export function trackMillions(markers: number): number {
  let all = 0;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) all += millions[(markers >> shift) & 63]!;
  return all;
}

/** The Millions of the cone row: final once the cone is placed, else as if it were placed now. */
export function coneMillions(data: Int32Array, me: number): number {
  const placed = data[me + CONE]!;
  const visible = placed >= 0 ? placed : data[me + VISIBLE]!;
  return cone.by_visible_roofs[visible < MOST_SEEN ? visible : MOST_SEEN]!;
}

/** A player's Millions if the game ended now. */
export function scoreNow(data: Int32Array, me: number): number {
  return trackMillions(data[me + MARKERS]!) + coneMillions(data, me) + data[me + TOKENS]!;
}

/** The highest token left of an objective; 0 when all are taken. */
export const nextToken = (data: Int32Array, goal: number): number =>
  data[GONE + goal]! >= data[SEATS]! ? 0 : TOKEN[4 * data[SEATS]! + data[GONE + goal]!]!;
