import { problem, type Problem, type Seat } from '@faubourg/core';
import type { Fate } from './events.ts';
import { type DowntownState, fromMayor, lotOf, type Order } from './state.ts';
import { variantOf } from './variant-of.ts';

/** DT-1: plots of a lot. */
export const PLOTS = 4;

/** DT-31: the codes for which a lot is closed to all orders. */
export type Closed = 'park' | 'paid-out' | 'no-free-plot';

/** DT-31: why a lot is closed to all orders now, or null. */
export function closedTo(s: Pick<DowntownState, 'lots'>, n: number): Closed | null {
  const lot = lotOf(s, n);
  if (lot.use === 'park') return 'park';
  if (lot.closed) return 'paid-out';
  return lot.owners.length < PLOTS ? null : 'no-free-plot';
}

/** Why a seat may not give this order, or null. */
export function orderProblem(s: DowntownState, seat: Seat, order: Order): Problem | null {
  if ('pass' in order) return null;
  const { lot, plots } = order;
  const laid = lotOf(s, lot).use !== null;
  const closed = closedTo(s, lot);
  if (closed !== null) return problem('DT-31', closed, { lot });
  return variantOf(s).cannotPay(s, seat, laid, plots);
}

/** DT-30 … DT-32: every order a seat may give; passing comes first. */
export function ordersFor(s: DowntownState, seat: Seat): Order[] {
  const orders: Order[] = [{ pass: true }];
  for (let lot = 1; lot <= s.lots.length; lot++) {
    for (let plots = 1; plots <= 3; plots++) {
      const order = { lot, plots };
      if (orderProblem(s, seat, order) === null) orders.push(order);
    }
  }
  return orders;
}

/**
 * DT-33, DT-34: hands out the plots one at a time and takes the prices; returns each order's
 * result.
 */
export function fillOrders(s: DowntownState): Fate[] {
  const got = s.players.map(() => 0);
  for (let pass = 1; pass <= 3; pass++) {
    for (const seat of fromMayor(s)) {
      const order = s.orders[seat]!;
      if ('pass' in order || order.plots < pass) continue;
      const { owners } = lotOf(s, order.lot);
      if (owners.length === PLOTS) continue;
      owners.push(seat);
      got[seat] = got[seat]! + 1;
    }
  }
  return s.orders.map((order, seat): Fate => {
    if (order === null || 'pass' in order) return { seat, pass: true };
    const { lot, plots } = order;
    const paid = variantOf(s).pay(s, seat, lotOf(s, lot).use !== null, plots, got[seat]!);
    return { seat, lot, plots, paid, got: got[seat]! };
  });
}
