import { BOT_NAMES, type Seat } from '@faubourg/core';
import type { Frame } from '@faubourg/protocol';
import type { Absence, Player } from './source.ts';

/**
 * The players of a table on the server. `connected` may be shorter than the list of seats: the others count as connected. `timeAhead`:
 * milliseconds by which the table time is ahead of this device, by whose clock deadlines are shown.
 */
export function playersIn(
  { table, you }: Frame,
  connected: readonly boolean[],
  timeAhead: number,
): Player[] {
  return table.seats.map(({ person, bot, name, left, character }, seat) => {
    const machine = bot !== null && person === null;
    const until = table.clock?.until[seat] ?? null;
    return {
      name: (machine ? botNameShown(name, seat) : name) || String(seat + 1),
      kind: machine ? 'bot' : 'person',
      character,
      connected: !left && (seat === you || (connected[seat] ?? true)),
      until: until === null ? null : until - timeAhead,
      absence: absenceOf(table, seat, timeAhead),
    };
  });
}

/** Tables opened before bots had names on the server name them by their level. */
const botNameShown = (name: string, seat: Seat): string =>
  name.startsWith('Bot (') ? BOT_NAMES[seat % BOT_NAMES.length]! : name;

function absenceOf(
  { waiting, seats }: Frame['table'],
  seat: Seat,
  timeAhead: number,
): Absence | null {
  const since = waiting?.since[seat] ?? null;
  if (!waiting || since === null) return null;
  const agreed = waiting.agreed[seat]!;
  const others = seats.flatMap(({ person, bot, left }, other) =>
    other !== seat && person !== null && bot === null && !left ? other : [],
  );
  return {
    since: since - timeAhead,
    until: since - timeAhead + waiting.after,
    agreed,
    missing: others.filter((other) => !agreed.includes(other)),
  };
}
