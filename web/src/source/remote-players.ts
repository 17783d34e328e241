import type { Seat } from '@faubourg/core';
import type { Frame } from '@faubourg/protocol';
import type { Absence, Player } from './source.ts';

/**
 * The players of a table on the server. The server names bots by their level, so they get names
 * here. `connected` may be shorter than the list of seats: the others count as connected.
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
      absence: absenceOf(table, seat),
    };
  });
}

function absenceOf({ waiting, seats }: Frame['table'], seat: Seat): Absence | null {
  const since = waiting?.since[seat] ?? null;
  if (!waiting || since === null) return null;
  const agreed = waiting.agreed[seat]!;
  const others = seats.flatMap(({ person, bot, left }, other) =>
    other !== seat && person !== null && bot === null && !left ? other : [],
  );
  return {
    since,
    until: since + waiting.after,
    agreed,
    missing: others.filter((other) => !agreed.includes(other)),
  };
}
