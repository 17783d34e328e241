import type { GameEvent, Seat } from '@faubourg/core';

/** What changed a chance: the seat's own answer, that of another, a draw, or what was chosen unseen. */
export type Cause = 'own' | 'other' | 'draw' | 'unseen';

/** A row that changed the chances most. */
export type ReviewTurningPoint = {
  readonly row: number;
  /** Whose chance it changed most, and from where to where. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  readonly cause: Cause;
  /** The event that carries the change; null if none is known. */
  readonly event: GameEvent | null;
};

/** The least change of a chance that is a turning point. */
export const TURN = 0.08;
/** Turning points of a game. */
const MOST = 5;

/** The largest changes, in the order they were played. */
export function largestTurns(points: readonly ReviewTurningPoint[]): ReviewTurningPoint[] {
  const change = ({ before, after }: ReviewTurningPoint): number => Math.abs(after - before);
  return points
    .filter((point) => change(point) >= TURN)
    .toSorted((a, b) => change(b) - change(a) || a.row - b.row)
    .slice(0, MOST)
    .toSorted((a, b) => a.row - b.row);
}
