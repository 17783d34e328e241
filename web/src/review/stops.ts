import type { Review, ReviewedDecision } from '../../../games/listed-game.ts';

/** A place on the graph where one can stop: the start, a decision, the end. */
export type Stop = {
  /** The rows that are played on the board there: of a decision, those before its answer. */
  readonly shown: number;
  /** Its place along the graph, in rows. */
  readonly row: number;
  readonly decision: ReviewedDecision | null;
};

/** The start, every decision in the order they were made, and the end. */
export function stopsOf({ decisions, rows }: Review): Stop[] {
  return [
    { shown: 0, row: 0, decision: null },
    ...decisions.map((decision) => ({ shown: decision.row - 1, row: decision.row, decision })),
    { shown: rows, row: rows, decision: null },
  ];
}

/** The chances to win at a row: those after the last step until then. */
export function chancesAt({ steps }: Review, row: number): readonly number[] {
  return (steps.findLast((step) => step.row <= row) ?? steps[0]!).chances;
}

/** The next stop in a direction whose decision gave at least `least` away; null if there is none. */
export function nextMistake(
  stops: readonly Stop[],
  from: number,
  way: 1 | -1,
  least: number,
): number | null {
  for (let at = from + way; at >= 0 && at < stops.length; at += way)
    if ((stops[at]!.decision?.loss ?? 0) >= least) return at;
  return null;
}

/** The decisions of a seat, or of all, that gave something away; the dearest first. */
export function dearest(
  { decisions }: Review,
  seat: number | null,
  least: number,
): ReviewedDecision[] {
  return decisions
    .filter((one) => one.loss >= least && (seat === null || one.seat === seat))
    .toSorted((a, b) => b.loss - a.loss || a.row - b.row);
}
