import type { Refused } from '@faubourg/core';
import { readTable } from '../store/tables.ts';
import type { SeatPlan } from '../table/entry.ts';
import { prepareTable } from './open-table.ts';
import { notSeated, wrongPhase } from '../table/problems.ts';
import type { TableContext } from './context.ts';
import type { TableHandle } from './table-handle.ts';
import { listedClock } from '../table/summary.ts';
import type { Caller } from '../table/command.ts';
import { seatOf, type Table } from '../table/table.ts';

/** The same seats, reserved for the same people and given to the same bots. */
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

/** Whether a table was closed before its start, or deleted. */
async function isGone({ database }: TableContext, id: string): Promise<boolean> {
  const row = await readTable(database, id);
  return row === null || row.phase === 'closed';
}

/**
 * Another game with the same people. The first who asks opens it, if they may open a table; all
 * others get the same table, as long as it exists. It is played by the newest rules.
 */
export async function rematch(
  context: TableContext,
  handle: TableHandle,
  caller: Caller,
  mayOpen: (person: string) => Promise<Refused | null>,
): Promise<{ table: string } | Refused> {
  const found = await handle.read((table) => refusal(table, caller) ?? { next: table.rematch });
  if ('problem' in found) return found;
  const { next } = found;
  if (next !== null && !(await isGone(context, next))) return { table: next };
  const why = await mayOpen(caller.id);
  if (why) return why;
  const done = await handle.run((table) => {
    // Another command has opened a rematch meanwhile.
    if (table.rematch !== next) return { number: 0 };
    const { game, options, listed, spectators, standIn, patience, coach = false } = table.setup;
    // Older tables may have limits for kinds of decision that the game does not ask.
    const clock = listedClock(table.game, table.setup.clock);
    const opening = prepareTable(
      context.database,
      context.games,
      caller.id,
      {
        game,
        options,
        listed,
        spectators,
        clock,
        standIn,
        patience,
        coach,
        seats: plans(table),
        after: table.id,
      },
      context.clocks.wall(),
    );
    if ('problem' in opening) return opening;
    const viewer = seatOf(table, caller.id);
    return { entry: { kind: 'rematch', table: opening.id }, viewer, also: opening.transaction };
  });
  if ('problem' in done) return done;
  return { table: await handle.read((table) => table.rematch!) };
}
