import type { Review } from '../../../games/listed-game.ts';

/** The measures of a graph, in its own units. */
export type Frame = {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export const xOf = ({ wide, left, right }: Frame, row: number, rows: number): number =>
  left + ((wide - left - right) * row) / Math.max(1, rows);

export const yOf = ({ high, top, bottom }: Frame, chance: number): number =>
  high - bottom - (high - top - bottom) * chance;

/** The row that lies at a place along the graph. */
export function rowAt({ wide, left, right }: Frame, x: number, rows: number): number {
  const part = (x - left) / (wide - left - right);
  return Math.round(Math.max(0, Math.min(1, part)) * rows);
}

/** A seat's line, and the area under it. */
export function linesOf({ steps, rows }: Review, seat: number, frame: Frame) {
  const points = steps.map(
    ({ row, chances }) =>
      `${xOf(frame, row, rows).toFixed(1)} ${yOf(frame, chances[seat]!).toFixed(1)}`,
  );
  const line = `M${points.join('L')}`;
  const floor = yOf(frame, 0);
  return {
    line,
    area: `${line}L${xOf(frame, rows, rows).toFixed(1)} ${floor}L${xOf(frame, 0, rows).toFixed(1)} ${floor}Z`,
  };
}

/** Moves labels apart that would cover each other, keeping their order; the lowest stays above `low`. */
export function spread(
  wanted: readonly { readonly seat: number; readonly y: number }[],
  apart: number,
  low: number,
): { seat: number; y: number }[] {
  const placed = wanted.map((one) => ({ ...one })).sort((a, b) => a.y - b.y || a.seat - b.seat);
  for (const [i, one] of placed.entries())
    if (i > 0) one.y = Math.max(one.y, placed[i - 1]!.y + apart);
  let limit = low;
  for (const one of placed.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - apart;
  }
  return placed;
}

/** Luck and own choices of a seat in one stretch of the game, in shares of the victory. */
export type Balance = { readonly luck: number; readonly choice: number };

/** The game in stretches of equal length, with what luck and own choices changed in each. */
export function balances(review: Review, seat: number, stretches: number): Balance[] {
  const { steps, decisions, rows } = review;
  const stretchOf = (row: number): number =>
    Math.min(stretches - 1, Math.floor((stretches * Math.max(0, row - 1)) / Math.max(1, rows)));
  const luck = Array.from({ length: stretches }, () => 0);
  const choice = luck.slice();
  for (const step of steps) luck[stretchOf(step.row)]! += step.luck[seat]!;
  for (const one of decisions) if (one.seat === seat) choice[stretchOf(one.row)]! -= one.loss;
  return luck.map((one, i) => ({ luck: one, choice: choice[i]! }));
}
