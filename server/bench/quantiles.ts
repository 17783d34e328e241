/** One decimal is as exact as these figures are. */
export const round = (value: number): number => Number(value.toFixed(1));

export function quantiles(samples: readonly number[]) {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
