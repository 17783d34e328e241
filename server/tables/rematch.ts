import type { Refused } from '@faubourg/core';
import { readTable } from '../store/tables.ts';
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

const refusal = (table: Table, caller: Caller): Refused | null => {
  if (seatOf(table, caller.id) === null) return notSeated();
  return table.phase === 'over' ? null : wrongPhase(table.phase, ['over']);
};

/** Whether a table was given up before it began, or deleted: nobody can play there any more. */
async function isGone({ engine }: Ground, id: string): Promise<boolean> {
  const row = await readTable(engine, id);
  return row === null || row.phase === 'closed';
}

/**
 * Another game with the same people. Whoever asks first opens it, if they may open one; to
 * everyone after, the same table is named, until it is gone.
 */
export async function rematch(
  ground: Ground,
  room: Room,
  caller: Caller,
  mayOpen: (person: string) => Promise<Refused | null>,
): Promise<{ table: string } | Refused> {
  const found = await room.look((table) => refusal(table, caller) ?? { next: table.rematch });
  if ('problem' in found) return found;
  const { next } = found;
  if (next !== null && !(await isGone(ground, next))) return { table: next };
  const why = await mayOpen(caller.id);
  if (why) return why;
  const done = await room.act((table) => {
    // Somebody else was faster.
    if (table.rematch !== next) return { number: 0 };
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
    const viewer = seatOf(table, caller.id);
    return { entry: { kind: 'rematch', table: opening.id }, viewer, also: opening.unit };
  });
  if ('problem' in done) return done;
  return { table: await room.look((table) => table.rematch!) };
}
