import { randomInt } from 'node:crypto';
import { type Refused, rematchOrder } from '@faubourg/core';
import { readTable } from '../store/tables.ts';
import { prepareTable, type WantedSeat } from './open-table.ts';
import { notSeated, wrongPhase } from '../table/problems.ts';
import type { TableContext } from './context.ts';
import type { TableHandle } from './table-handle.ts';
import { listedClock } from '../table/summary.ts';
import type { Caller } from '../table/command.ts';
import { seatOf, type Table } from '../table/table.ts';

/** Milliseconds for which the seats of a rematch are kept for the people of the game before. */
const KEPT_FOR = 600_000;

/** Seats in a new order, reserved for the same people and given to the same bots. */
function plans({ seats }: Table): WantedSeat[] {
  return rematchOrder(seats.length, randomInt).map((former): WantedSeat => {
    const { person, name, bot, character } = seats[former]!;
    if (person !== null) return { for: 'person', person, name };
    return { for: 'bot', level: bot ?? 'regular', name, character: character ?? null };
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
 * others get the same table, as long as it exists. It is played by the newest rules, and begins
 * when everybody has sat down. `invite` is called for those who are not at the finished table.
 */
export async function rematch(
  context: TableContext,
  handle: TableHandle,
  caller: Caller,
  mayOpen: (person: string) => Promise<Refused | null>,
  invite: (person: string, table: string) => void,
): Promise<{ table: string } | Refused> {
  const found = await handle.read((table) => refusal(table, caller) ?? { next: table.rematch });
  if ('problem' in found) return found;
  const { next } = found;
  if (next !== null && !(await isGone(context, next))) return { table: next };
  const why = await mayOpen(caller.id);
  if (why) return why;
  /** The table that this call opens, if no other call does. */
  let own: string | null = null;
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
        startsWhenFull: true,
        keptUntil: context.clocks.tableTime() + KEPT_FOR,
      },
      context.clocks.wall(),
    );
    if ('problem' in opening) return opening;
    own = opening.id;
    const viewer = seatOf(table, caller.id);
    return { entry: { kind: 'rematch', table: opening.id }, viewer, also: opening.transaction };
  });
  if ('problem' in done) return done;
  const opened = await handle.read((table, { watchers }) => ({
    table: table.rematch!,
    elsewhere: table.seats.flatMap(({ person }) =>
      person === null || person === caller.id || watchers.watchedBy(person) ? [] : person,
    ),
  }));
  if (opened.table === own) for (const person of opened.elsewhere) invite(person, own);
  return { table: opened.table };
}
