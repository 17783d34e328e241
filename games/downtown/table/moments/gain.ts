import type { Seat } from '@faubourg/core';
import type { DowntownEvent } from '../../rules/events.ts';

/** Money: pay-outs, less the price of orders. */
export function gain(event: DowntownEvent, seat: Seat): number {
  if (event.kind === 'paid') return event.shares.find((share) => share.seat === seat)?.total ?? 0;
  if (event.kind !== 'ordered') return 0;
  const fate = event.orders.find((order) => order.seat === seat);
  return fate && 'paid' in fate ? -fate.paid : 0;
}
