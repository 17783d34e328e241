import type { Outcome, Seat } from '@faubourg/core';
import { sum } from './colours.ts';
import { tokensFor } from './material.ts';
import { visibleRoofs } from './presence.ts';
import { type EndReason, isOver, type Town } from './state.ts';
import { coneMillions, trackMillions } from './tracks.ts';

/** TU-30: the Millions of the tokens a seat has taken. */
function tokenMillions(town: Town, seat: Seat): number {
  const tokens = tokensFor(town.players.length);
  return town.goals.reduce((all, { takers }) => all + (tokens[takers.indexOf(seat)] ?? 0), 0);
}

/** TU-43: tracks, cone row and tokens; before the cone is placed, as if it were placed now. */
export function scoreOf(town: Town, seat: Seat): number {
  const { markers, cone } = town.players[seat]!;
  const row = coneMillions(cone ?? visibleRoofs(town, seat));
  return trackMillions(markers) + row + tokenMillions(town, seat);
}

/** TU-43: most Millions; among equals most floors in stock; then the victory is shared. */
export function outcome(town: Town): (Outcome & { reason: EndReason }) | null {
  const { end, players } = town;
  if (!end || !isOver(town)) return null;
  const scores = players.map((_, seat) => scoreOf(town, seat));
  const best = Math.max(...scores);
  const leaders = players.flatMap((_, seat) => (scores[seat] === best ? [seat] : []));
  const floors = (seat: Seat): number => sum(players[seat]!.stock);
  const most = Math.max(...leaders.map(floors));
  return { scores, winners: leaders.filter((seat) => floors(seat) === most), reason: end.reason };
}
