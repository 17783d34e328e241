import type { Seat } from '@faubourg/core';
import type { ScorePoint } from './score-history.ts';

/** A row that changed the winner's lead, and the seat whose score it changed most. */
export type TurningPoint = { readonly row: number; readonly seat: Seat; readonly change: number };

/** How far a seat is ahead of the best of the others; null where that is hidden. */
function lead(scores: readonly (number | null)[], seat: Seat): number | null {
  const own = scores[seat] ?? null;
  const others = scores.filter((_, other) => other !== seat);
  if (own === null || others.length === 0 || others.includes(null)) return null;
  return own - Math.max(...(others as number[]));
}

/** The seat whose score changed most, and by how much. */
function mover(before: ScorePoint, after: ScorePoint): { seat: Seat; change: number } {
  const changes = after.scores.map((score, seat) => ({
    seat,
    change: (score ?? 0) - (before.scores[seat] ?? 0),
  }));
  return changes.reduce((most, one) => (Math.abs(one.change) > Math.abs(most.change) ? one : most));
}

/** The rows that changed the winner's lead most, in the order they were played. */
export function turningPoints(
  history: readonly ScorePoint[],
  winner: Seat,
  most = 3,
): TurningPoint[] {
  const swings = history.slice(1).flatMap((after, i) => {
    const before = history[i]!;
    const [was, is] = [lead(before.scores, winner), lead(after.scores, winner)];
    if (was === null || is === null || was === is) return [];
    return [{ row: after.row, swing: Math.abs(is - was), ...mover(before, after) }];
  });
  return swings
    .toSorted((a, b) => b.swing - a.swing || a.row - b.row)
    .slice(0, most)
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, seat, change }) => ({ row, seat, change }));
}
