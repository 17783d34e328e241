import type { Seat } from '@faubourg/core';
import type { Frame } from '@faubourg/protocol';
import type { Player } from './source.ts';

/**
 * Who sits at a table of the server. The server calls its bots by their level; we give them names.
 * `connected`: as far as it has said so.
 */
export function playersIn(
  { table, you }: Frame,
  connected: readonly boolean[],
  botName: (seat: Seat) => string,
): Player[] {
  return table.seats.map(({ person, bot, name, left }, seat) => {
    const machine = bot !== null && person === null;
    return {
      name: machine ? botName(seat) : name || String(seat + 1),
      kind: machine ? 'bot' : 'person',
      connected: !left && (seat === you || (connected[seat] ?? true)),
      until: table.clock?.until[seat] ?? null,
    };
  });
}
