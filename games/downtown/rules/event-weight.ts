import type { Seat } from '@faubourg/core';
import type { DowntownEvent } from './events.ts';

/** A pay-out decides more than any order that led to it; one's own more than another's. */
const PAID = 20;

/**
 * How much an event matters to a seat, to name the cause of a change: a pay-out most, then an order
 * by what it cost or missed, then the use of a lot. 0: it changes nothing by itself.
 */
export function eventWeight(event: DowntownEvent, seat: Seat): number {
  if (event.kind === 'paid') {
    const own = event.shares.find((share) => share.seat === seat)?.total;
    const most = Math.max(0, ...event.shares.map(({ total }) => total));
    return own === undefined ? PAID + most / 2 : 2 * PAID + own;
  }
  if (event.kind === 'ordered') {
    const fate = event.orders.find((order) => order.seat === seat);
    if (!fate || 'pass' in fate) return 1;
    return 1 + fate.paid + (fate.plots - fate.got);
  }
  if (event.kind === 'laid') return 0.5;
  if (event.kind === 'voted') return 0.4;
  return event.kind === 'turned' ? 0.2 : 0;
}
