import type { Counts, Wins } from './tally.ts';

/** Mean, median, quartiles and extremes of many values. */
export type Spread = {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly max: number;
};

/** The values in rising order, with their counts. */
export function inOrder(counts: Counts): [value: number, times: number][] {
  return Object.entries(counts)
    .map(([value, times]): [number, number] => [Number(value), times])
    .sort(([a], [b]) => a - b);
}

/** The spread of counted values and of `zeros` more values of 0; null if there are none. */
export function spreadOf(counts: Counts, zeros = 0): Spread | null {
  const values = inOrder(zeros > 0 ? { ...counts, 0: (counts[0] ?? 0) + zeros } : counts);
  const total = values.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return null;
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  const variance = values.reduce((sum, [v, times]) => sum + (v - mean) ** 2 * times, 0) / total;
  const at = (part: number): number => {
    let left = Math.ceil(part * total);
    for (const [value, times] of values) {
      left -= times;
      if (left <= 0) return value;
    }
    return values.at(-1)![0];
  };
  return {
    mean: rounded(mean),
    deviation: rounded(Math.sqrt(variance)),
    min: values[0]![0],
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    max: values.at(-1)![0],
  };
}

/** A share of victories with its 95 % interval. */
export type WinShare = { readonly share: number; readonly from: number; readonly to: number };

/**
 * A shared victory counts as a fraction. The interval is Wilson's with the share as the proportion.
 * For fractions it is a little too wide, never too narrow.
 */
export function winShare({ games, sharedBy }: Wins): WinShare {
  if (games === 0) return { share: 0, from: 0, to: 1 };
  let won = 0;
  for (const [sharers, times] of inOrder(sharedBy)) won += times / sharers;
  const p = won / games;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games ** 2));
  return {
    share: rounded(p),
    from: rounded(Math.max(0, middle - half)),
    to: rounded(Math.min(1, middle + half)),
  };
}

/** Rounds to four digits, because the last bits of a number may differ between machines. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
