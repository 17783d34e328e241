import type { Seat } from '@faubourg/core';
import type { DowntownEvent, Fate, Planned } from './events.ts';
import type { Use } from './material.ts';

const seatName = (seat: Seat): string => 'ABCDEF'[seat]!;
const initial = (use: Use): string => use[0]!.toUpperCase();

/** `7=H[H C+ H]`: the lot, its use, and the ballots in seat order, `+` with a lobby token. */
function planned({ lot, use, vote }: Planned): string {
  const votes = vote?.ballots.map((b, seat) => initial(b) + (vote.lobby.includes(seat) ? '+' : ''));
  return `${lot}=${initial(use)}${votes ? `[${votes.join(' ')}]` : ''}`;
}

/** `A 9x2 -5`, and `(1)` if only one plot was obtained. */
function ordered(fate: Fate): string {
  if ('pass' in fate) return `${seatName(fate.seat)} pass`;
  const { seat, lot, plots, paid, got } = fate;
  return `${seatName(seat)} ${lot}x${plots} -${paid}${got < plots ? ` (${got})` : ''}`;
}

/** One line for a round that ends among these events; null for events within a round. */
export function notate(events: readonly DowntownEvent[]): string | null {
  let head = '';
  let orders = '';
  let rest = '';
  for (const event of events) {
    if (event.kind === 'ordered') orders = event.orders.map(ordered).join(', ');
    if (event.kind === 'paid') {
      const shares = event.shares.map(({ seat, total }) => `${seatName(seat)} +${total}`);
      rest += ` | ${event.lot} pays ${event.value}${event.sensible ? '*' : ''}: ${shares.join(', ')}`;
    }
    if (event.kind === 'round') {
      head = `${event.round} ${seatName(event.mayor)}: ${event.planned.map(planned).join(' ')}`;
    }
    if (event.kind === 'over') {
      const scores = event.scores.map(
        (score, seat) => `${seatName(seat)} ${score}${event.winners.includes(seat) ? ' wins' : ''}`,
      );
      rest += ` | end: ${scores.join(', ')}`;
    }
  }
  return head === '' ? null : `${head} | ${orders}${rest}`;
}
