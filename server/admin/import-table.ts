import {
  commitmentTo,
  type GameVersions,
  readOptions,
  type Refused,
  refused,
  secretCommitment,
} from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import { replayEntries } from '../live-tables/replay-log.ts';
import { zodProblem } from '../request/errors.ts';
import { Conflict, type Database } from '../store/database.ts';
import { setDuty } from '../store/duties.ts';
import { appendEntry, insertTable, newIncarnation, seatMember } from '../store/tables.ts';
import { dutyDueAt } from '../table/duty.ts';
import { summary } from '../table/summary.ts';
import { openTable, type Table } from '../table/table.ts';
import { tableFile, type TableFile } from './table-file.ts';

/** Replays the log of a file: the table, or what is wrong with the file. */
function replayed(file: TableFile, games: GameVersions): Table | Refused {
  const damaged = (at: string, found: string): Refused =>
    refused('FB-20', 'file-damaged', { at, found });
  const { entry } = file.log[0]!;
  if (entry.kind !== 'open') return damaged('log', 'no opening');
  const { setup } = entry;
  const commit = setup.scheme === undefined ? commitmentTo : secretCommitment;
  if (commit(file.secret) !== setup.commitment)
    return damaged('log.0.entry.setup.commitment', 'made for another secret');
  const table = openTable(file.id, file.secret, setup, games);
  if ('problem' in table) return table;
  const options = readOptions(table.game, setup.options, setup.seats.length);
  if ('problem' in options) return options;
  try {
    replayEntries(table, file.log);
  } catch (error) {
    return damaged('log', (error as Error).message.slice(0, 200));
  }
  return table;
}

/** The duty of the table, held by no node. */
function duty(database: Database, table: Table): CompiledQuery[] {
  const due = dutyDueAt(table);
  return due === null ? [] : [setDuty(database, table.id, { due, node: '', lease: 0 })];
}

/** Imports a table in one transaction, after its whole log was replayed. */
export async function importTable(
  database: Database,
  games: GameVersions,
  value: unknown,
): Promise<{ id: string } | Refused> {
  const read = tableFile.safeParse(value);
  if (!read.success)
    return { problem: { ...zodProblem('', read.error), rule: 'FB-20', code: 'file-damaged' } };
  const file = read.data;
  const table = replayed(file, games);
  if ('problem' in table) return table;
  const { id } = file;
  const incarnation = newIncarnation();
  const transaction = [
    insertTable(database, {
      id,
      incarnation,
      game: table.game.id,
      phase: table.phase,
      listed: table.setup.listed ? 1 : 0,
      created_at: file.createdAt,
      changed_at: file.log.at(-1)!.at,
      summary: JSON.stringify(summary(table)),
      secret: file.secret,
      host: table.setup.host,
    }),
    ...file.log.map((row) => appendEntry(database, { id, incarnation }, row)),
    ...table.seats.flatMap(({ person }, seat) => seatMember(database, id, seat, person)),
    ...duty(database, table),
    ...file.chat.map((line) =>
      database.queries
        .insertInto('chat')
        .values({ table_id: id, ...line })
        .compile(),
    ),
  ];
  try {
    await database.write(transaction);
  } catch (error) {
    if (error instanceof Conflict) return refused('FB-32', 'table-exists', { table: id });
    throw error;
  }
  return { id };
}
