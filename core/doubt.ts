/** The difference in share of the victory from which the best answer is clear. */
const CLEAR = 0.05;

/**
 * How close a choice was, by the shares of the victory of what was considered: 1 where the best two
 * are worth the same, 0 where the best is clear or the only one.
 */
export function doubtOf(moves: readonly { readonly share: number }[]): number {
  const [first, second] = moves.map(({ share }) => share).sort((a, b) => b - a);
  if (first === undefined || second === undefined) return 0;
  return Math.max(0, 1 - (first - second) / CLEAR);
}
