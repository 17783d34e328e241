import type { Seat } from '@faubourg/core';
import type { Frame } from '@faubourg/protocol';
import type { Player } from './source.ts';

/**
 * The players of a table on the server. The server names bots by their level, so they get names
 * here. `connected` may be shorter than the list of seats: the others count as connected. `timeAhead`:
 * milliseconds by which the table time is ahead of this device, by whose clock deadlines are shown.
 */
export function playersIn(
  { table, you }: Frame,
  connected: readonly boolean[],
  timeAhead: number,
  botName: (seat: Seat) => string,
): Player[] {
  return table.seats.map(({ person, bot, name, left }, seat) => {
    const machine = bot !== null && person === null;
    const until = table.clock?.until[seat] ?? null;
    return {
      name: machine ? botName(seat) : name || String(seat + 1),
      kind: machine ? 'bot' : 'person',
      connected: !left && (seat === you || (connected[seat] ?? true)),
      until: until === null ? null : until - timeAhead,
    };
  });
}
