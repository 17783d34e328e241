/** A place of a tree: what the net says of each answer, and what a rough guess reads and says. */
export type Place = {
  readonly shares: readonly number[];
  readonly odds: readonly number[];
  /** A row for each answer. */
  readonly features: Float32Array;
  readonly phase: number;
};

/** An answer worse than the best one by this much counts e times less. */
const NEAR = 0.1;
/** Keeps the weights of features small that hardly occur. */
const RIDGE = 0.05;

const logit = (share: number): number => {
  const within = Math.min(0.999, Math.max(0.001, share));
  return Math.log(within / (1 - within));
};

/**
 * Fits weights of features, and how they change with the phase, to the logarithms of the odds: least
 * squares within each place, because only the differences between its answers matter.
 */
export function fitWeights(places: readonly Place[], size: number): number[] {
  const all = 2 * size;
  const matrix = Array.from({ length: all }, (_, i) =>
    Array.from({ length: all }, (_, j) => (i === j ? RIDGE : 0)),
  );
  const right = Array<number>(all).fill(0);
  for (const { shares, features, phase } of places) {
    const best = Math.max(...shares);
    const parts = shares.map((share) => Math.exp((share - best) / NEAR));
    const total = parts.reduce((sum, part) => sum + part, 0);
    const rows = shares.map((_, i) =>
      Array.from({ length: all }, (_, k) =>
        k < size ? features[i * size + k]! : phase * features[i * size + k - size]!,
      ),
    );
    const mean = (of: (i: number) => number): number =>
      parts.reduce((sum, part, i) => sum + (part / total) * of(i), 0);
    const odds = shares.map(logit);
    const meanOdds = mean((i) => odds[i]!);
    const means = Array.from({ length: all }, (_, k) => mean((i) => rows[i]![k]!));
    for (const [i, row] of rows.entries()) {
      const part = parts[i]! / total;
      const centred = row.map((value, k) => value - means[k]!);
      for (let j = 0; j < all; j++) {
        if (centred[j] === 0) continue;
        right[j]! += part * centred[j]! * (odds[i]! - meanOdds);
        for (let k = 0; k < all; k++) matrix[j]![k]! += part * centred[j]! * centred[k]!;
      }
    }
  }
  return solve(matrix, right).map((weight) => Number(weight.toFixed(3)));
}

/** Solves a positive definite system by elimination, in place. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = matrix[j]![i]! / matrix[i]![i]!;
      if (factor === 0) continue;
      for (let k = i; k < size; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
      right[j]! -= factor * right[i]!;
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i]! -= matrix[i]![k]! * right[k]!;
    right[i]! /= matrix[i]![i]!;
  }
  return right;
}
