import type { Refused } from '@faubourg/core';
import type { SeatPlan } from './entry.ts';
import { open } from './opening.ts';
import { notSeated, wrongPhase } from './problems.ts';
import type { Ground } from './ground.ts';
import type { Room } from './room.ts';
import type { Caller } from './seating.ts';
import { seatOf, type Table } from './table.ts';

/** The same seats again: for the same people, and with the same bots. */
function plans(table: Table): SeatPlan[] {
  return table.seats.map(({ person, name, bot }): SeatPlan => {
    if (person !== null) return { for: 'person', person, name };
    return { for: 'bot', level: bot ?? 'regular' };
  });
}

/**
 * Another game with the same people. Whoever asks first opens it; to everyone after, the same
 * table is named.
 */
export async function rematch(
  ground: Ground,
  room: Room,
  caller: Caller,
): Promise<{ table: string } | Refused> {
  const done = await room.act((table) => {
    const seat = seatOf(table, caller.id);
    if (seat === null) return notSeated();
    if (table.phase !== 'over') return wrongPhase(table.phase, ['over']);
    if (table.rematch !== null) return { number: 0 };
    const { game, rules, options, listed, spectators, clock, standIn } = table.setup;
    const opening = open(
      ground.engine,
      ground.games,
      caller.id,
      {
        game,
        rules,
        options,
        listed,
        spectators,
        clock,
        standIn,
        seats: plans(table),
        after: table.id,
      },
      ground.now(),
    );
    if ('problem' in opening) return opening;
    return { entry: { kind: 'rematch', table: opening.id }, viewer: seat, also: opening.unit };
  });
  if ('problem' in done) return done;
  return { table: await room.look((table) => table.rematch!) };
}
