import { inOrder } from '../spread.ts';
import type { Counts } from '../tally.ts';

/** Counted values in bars of equal width, as shares of all. */
export type Bins = {
  readonly from: number;
  readonly step: number;
  readonly shares: readonly number[];
};

/** The most bars that a histogram has. */
const MOST = 48;

/** The first value and the width of bars that hold the values of all these counts. */
export function binsFor(all: readonly Counts[]): { from: number; step: number; bars: number } {
  const values = all.flatMap((counts) => inOrder(counts).map(([value]) => value));
  const min = values.reduce((a, b) => Math.min(a, b), Infinity);
  const max = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const step = Math.max(1, Math.ceil((max - min + 1) / MOST));
  return { from: min, step, bars: Math.floor((max - min) / step) + 1 };
}

export function binned(
  counts: Counts,
  { from, step, bars }: { from: number; step: number; bars: number },
): Bins {
  const times = Array.from({ length: bars }, () => 0);
  let total = 0;
  for (const [value, count] of inOrder(counts)) {
    const bin = Math.floor((value - from) / step);
    times[bin] = times[bin]! + count;
    total += count;
  }
  return { from, step, shares: times.map((count) => count / total) };
}
