import type { Seat } from '@faubourg/core';
import { fill, PLOTS } from './buying.ts';
import { boardOf } from './options.ts';
import type { Use } from './plaques.ts';
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
import type { Doing } from './variant.ts';
import { variantOf } from './variants.ts';
import { worth } from './worth.ts';

/** DT-40: a lot with a plaque and four markers. */
export const isDue = ({ use, owners }: Lot): boolean => use !== null && owners.length === PLOTS;

/** DT-40 … DT-44: pays a lot out and closes it. */
function payOut(s: DowntownState, n: number, { events }: Doing): void {
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

/** DT-60: most money wins; ties share. */
export function standing(s: DowntownState): { scores: number[]; winners: Seat[] } {
  const scores = s.players.map((player) => ('money' in player ? player.money : player.score));
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? seat : [])) };
}

/** Starts a round with this mayor. */
export function startRound(s: DowntownState, mayor: Seat, doing: Doing): void {
  s.round++;
  s.mayor = mayor;
  s.turned = [];
  doing.events.push({ kind: 'mayor', seat: mayor, round: s.round });
  variantOf(s).plan(s, doing);
}

/** Phases 3 to 5 once all orders are in: reveal, pay-out, the next mayor or the end. */
export function finishRound(s: DowntownState, doing: Doing): void {
  const { events } = doing;
  doing.reveals = true;
  events.push({ kind: 'ordered', orders: fill(s) });
  s.orders = forAll(s, null);
  // DT-45: in number order.
  for (let n = 1; n <= s.lots.length; n++) if (isDue(lotOf(s, n))) payOut(s, n, doing);
  const planned = s.turned.map((lot, i) => ({
    lot,
    use: lotOf(s, lot).use as Use,
    vote: isDuel(s) ? null : s.votes[i]!,
  }));
  events.push({ kind: 'round', round: s.round, mayor: s.mayor, planned });
  if (s.lots.some(isBare)) return startRound(s, (s.mayor + 1) % s.players.length, doing);
  s.phase = 'over';
  events.push({ kind: 'over', ...standing(s) });
}
