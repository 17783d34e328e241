import type { Seat } from '@faubourg/core';
import { fillOrders, PLOTS } from './orders.ts';
import { boardOf } from './options.ts';
import type { Use } from './material.ts';
import { ranking } from './outcome.ts';
import {
  type DowntownState,
  forAll,
  inOrder,
  isBare,
  isDuel,
  type Lot,
  lotOf,
  plotsOf,
} from './state.ts';
import type { Effects } from './variant.ts';
import { variantOf } from './variant-of.ts';
import { worth } from './worth.ts';

/** DT-40: a lot with a plaque and four markers. */
export const isDue = ({ use, owners }: Lot): boolean => use !== null && owners.length === PLOTS;

/** DT-40 … DT-44: pays a lot out and closes it. */
function payOut(s: DowntownState, n: number, { events }: Effects): void {
  const lot = lotOf(s, n);
  const use = lot.use as Use;
  const its = worth(boardOf(s.options), s.lots, n, use);
  const seats = inOrder([...new Set(lot.owners)]);
  const shares = seats.map((seat) => {
    return variantOf(s).earn(s, seat, plotsOf(lot.owners, seat), seats.length, its);
  });
  lot.owners = [];
  lot.closed = true;
  const { value, sensible } = its;
  events.push({ kind: 'paid', lot: n, use, value, sensible, shares });
}

/** Starts a round with this mayor. */
export function startRound(s: DowntownState, mayor: Seat, effects: Effects): void {
  s.round++;
  s.mayor = mayor;
  s.turned = [];
  effects.events.push({ kind: 'mayor', seat: mayor, round: s.round });
  variantOf(s).plan(s, effects);
}

/** Phases 3 to 5 once all orders are in: reveal, pay-out, the next mayor or the end. */
export function finishRound(s: DowntownState, effects: Effects): void {
  const { events } = effects;
  effects.reveals = true;
  events.push({ kind: 'ordered', orders: fillOrders(s) });
  s.orders = forAll(s, null);
  // DT-45: in number order.
  for (let n = 1; n <= s.lots.length; n++) if (isDue(lotOf(s, n))) payOut(s, n, effects);
  const planned = s.turned.map((lot, i) => ({
    lot,
    use: lotOf(s, lot).use as Use,
    vote: isDuel(s) ? null : s.votes[i]!,
  }));
  events.push({ kind: 'round', round: s.round, mayor: s.mayor, planned });
  if (s.lots.some(isBare)) return startRound(s, (s.mayor + 1) % s.players.length, effects);
  s.phase = 'over';
  events.push({ kind: 'over', ...ranking(s) });
}
