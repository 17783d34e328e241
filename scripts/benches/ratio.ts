/** A ratio of two speeds of code, more than 1 if the present tree is faster. */
export type Ratio = {
  readonly ratio: number;
  /** The interval in which it lies with at least 95 % certainty. */
  readonly from: number;
  readonly to: number;
};

/** With fewer pairs, even the whole range of their ratios is no interval of 95 %. */
export const FEWEST_PAIRS = 6;

/**
 * The median of the ratios of pairs, and the interval between two of them in order of size that
 * contains the true median with at least 95 % certainty, whatever the distribution (the sign test).
 * Single pairs that were disturbed by other programs do not move it.
 */
export function medianRatio(ratios: readonly number[]): Ratio {
  const sorted = ratios.toSorted((a, b) => a - b);
  const count = sorted.length;
  const skipped = skippedAtEachEnd(count);
  const middle = (count - 1) / 2;
  return {
    ratio: Math.sqrt(sorted[Math.floor(middle)]! * sorted[Math.ceil(middle)]!),
    from: sorted[skipped]!,
    to: sorted[count - 1 - skipped]!,
  };
}

/** How many ratios may be left out at each end: so many coins of `count` show heads in ≤ 2.5 %. */
function skippedAtEachEnd(count: number): number {
  let skipped = 0;
  let ways = 1;
  let chance = 2 ** -count;
  for (;;) {
    ways = (ways * (count - skipped)) / (skipped + 1);
    chance += ways * 2 ** -count;
    if (chance > 0.025) return skipped;
    skipped++;
  }
}

/** A smaller difference is not reported: equal code that lies elsewhere in memory differs as much. */
const TOLERANCE = 0.02;

export type Verdict = 'faster' | 'slower' | 'same';

/** Whether the whole interval lies beyond the tolerance. */
export function verdictOf({ from, to }: Ratio): Verdict {
  if (from > 1 + TOLERANCE) return 'faster';
  return to < 1 - TOLERANCE ? 'slower' : 'same';
}
