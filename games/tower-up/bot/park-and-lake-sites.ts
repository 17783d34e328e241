import type { BoardIndex } from '../rules/board-index.ts';

const known = new WeakMap<BoardIndex, { park: Int32Array; lake: Int32Array }>();

/** The sites on parks and on lakes, as bit masks in two words. */
export function parkAndLakeSites(plan: BoardIndex): {
  readonly park: Int32Array;
  readonly lake: Int32Array;
} {
  let masks = known.get(plan);
  if (!masks) {
    masks = { park: new Int32Array(2), lake: new Int32Array(2) };
    for (const [i, { park, lake }] of plan.spots.entries()) {
      if (park) masks.park[i >> 5]! |= 1 << (i & 31);
      if (lake) masks.lake[i >> 5]! |= 1 << (i & 31);
    }
    known.set(plan, masks);
  }
  return masks;
}
