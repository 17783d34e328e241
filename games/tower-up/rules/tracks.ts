import { COLOURS, type Counts } from './colours.ts';
import { TRACKS } from './material.ts';

/** TU-23: a marker stops at the end of its track; the rest is lost. */
export const advanced = (from: number, steps: number): number =>
  Math.min(TRACKS.last_step, from + steps);

/** TU-25: how many star columns all four markers have reached. */
export function starsReached(markers: Counts): number {
  const slowest = Math.min(...COLOURS.map((colour) => markers[colour]));
  return TRACKS.star_steps.filter((step) => step <= slowest).length;
}

/** TU-4: the Millions of the four tracks. */
export const trackMillions = (markers: Counts): number =>
  COLOURS.reduce((all, colour) => all + TRACKS.millions[markers[colour]]!, 0);

/** TU-40: the Millions of the cone row; more roofs than it counts bring no more. */
export const coneMillions = (visible: number): number =>
  TRACKS.cone.by_visible_roofs[Math.min(visible, TRACKS.cone.max_counted)]!;
