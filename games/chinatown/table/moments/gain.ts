import type { Seat } from '@faubourg/core';
import type { ChinatownEvent } from '../../rules/events.ts';

/** The income of a year. Deals bring what only their parties know. */
export function gain(event: ChinatownEvent, seat: Seat): number {
  if (event.kind !== 'income') return 0;
  return (event.business[seat] ?? 0) + (event.bonus[seat] ?? 0);
}
