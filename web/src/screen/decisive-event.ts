import type { Outcome, Seat } from '@faubourg/core';
import type { SeenEvent, Step } from '../source/source.ts';

/** The event that counted most for a seat, and by how much. */
export type DecisiveEvent = {
  readonly row: number;
  readonly event: SeenEvent;
  readonly swing: number;
};

/**
 * The event that changed the distance between a seat and the winner most, or the lead over the best
 * of the others if the seat won. `gain` is what an event brought a seat. Null if no event did.
 */
export function decisiveEvent(
  steps: readonly Step[],
  { winners, scores }: Outcome,
  seat: Seat,
  gain: (event: SeenEvent, seat: Seat) => number,
): DecisiveEvent | null {
  const won = winners.includes(seat);
  const rivals = won ? [...scores.keys()].filter((other) => other !== seat) : winners.slice(0, 1);
  const swingOf = (event: SeenEvent): number => {
    const theirs = Math.max(...rivals.map((rival) => gain(event, rival)));
    return (won ? 1 : -1) * (gain(event, seat) - theirs);
  };
  let most: DecisiveEvent | null = null;
  for (const { row, events, undo } of steps) {
    if (undo) continue;
    for (const event of events) {
      const swing = swingOf(event);
      if (swing > (most?.swing ?? 0)) most = { row, event, swing };
    }
  }
  return most;
}
