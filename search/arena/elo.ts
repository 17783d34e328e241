import type { ShareOf } from './standing.ts';

/** A difference of strength in Elo points with its 95 % interval. */
export type EloOf = { readonly elo: number; readonly from: number; readonly to: number };

/** Points for a share of 1 or 0, of which the logarithm has no bound. */
const MOST = 1200;

/** The Elo difference with which one side of two wins this share of the games. */
export function eloOf(share: number): number {
  const elo = 400 * Math.log10(share / (1 - share));
  return Math.max(-MOST, Math.min(MOST, elo));
}

/** The Elo difference of the stronger side by its share of the victories. */
export const eloInterval = ({ share, from, to }: ShareOf): EloOf => ({
  elo: eloOf(share),
  from: eloOf(from),
  to: eloOf(to),
});
