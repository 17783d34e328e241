import type { Seat } from '@faubourg/core';
import type { ChinatownEvent } from './events.ts';

/** A deal decides more than the answers and payments around it. */
const DEAL = 20;

/**
 * How much an event matters to a seat, to name the cause of a change: a deal most, then the income
 * of the year, then the tiles and cards that came. 0: it changes nothing by itself.
 */
export function eventWeight(event: ChinatownEvent, seat: Seat): number {
  if (event.kind === 'deal') return event.parties.includes(seat) ? DEAL + 1 : DEAL;
  if (event.kind === 'income') return 1 + (event.business[seat] ?? 0) + (event.bonus[seat] ?? 0);
  // What a year brings anew changes more than the income that was to be expected.
  if (event.kind === 'settled') return DEAL + 5;
  if (event.kind === 'tiles') return DEAL + 4;
  if (event.kind === 'built') return 0.6;
  return event.kind === 'economy' ? 0.5 : 0;
}
