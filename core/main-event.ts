import type { GameEvent, Seat } from './game.ts';

/** How much an event matters to a seat; 0: it changes nothing by itself. */
export type EventWeight<Event = GameEvent> = (event: Event, seat: Seat) => number;

/**
 * The event that carries the change of a seat's standing in one step, which is named as its cause;
 * null if none of them changes anything. Among equals the first.
 */
export function mainEvent<Event>(
  events: readonly Event[],
  seat: Seat,
  weight: EventWeight<Event>,
): Event | null {
  let found: Event | null = null;
  let most = 0;
  for (const event of events) {
    const matters = Math.abs(weight(event, seat));
    if (matters > most) [found, most] = [event, matters];
  }
  return found;
}
