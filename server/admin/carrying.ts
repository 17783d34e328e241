import {
  commitmentTo,
  type GameVersions,
  readOptions,
  type Refused,
  refused,
} from '@faubourg/core';
import { zodProblem } from '../http/errors.ts';
import type { CompiledQuery } from 'kysely';
import { readLines } from '../store/chat.ts';
import { setDuty } from '../store/duties.ts';
import { type Engine, Taken } from '../store/engine.ts';
import {
  appendRow,
  insertTable,
  newIncarnation,
  readLog,
  readTable,
  seatMember,
} from '../store/tables.ts';
import { dueAt } from '../tables/due.ts';
import { replayRows } from '../tables/rebuilding.ts';
import { summary } from '../tables/summary.ts';
import { openTable, type Table } from '../tables/table.ts';
import { tableFile, type TableFile } from './table-file.ts';

/* A table as a file: to move it, to keep it, to look into a fault. It holds the shuffle's secret. */

const MANY = 1_000_000;

export async function exportTable(engine: Engine, id: string): Promise<TableFile | null> {
  const row = await readTable(engine, id);
  if (!row) return null;
  const lines = await readLines(engine, id, 0, MANY);
  return {
    format: 'faubourg/table',
    version: 1,
    id,
    secret: row.secret,
    createdAt: row.created_at,
    log: (await readLog(engine, id)) as TableFile['log'],
    chat: lines.map(({ table_id: _id, ...line }) => line) as TableFile['chat'],
  };
}

/** The table that a file adds up to, or what is wrong with the file. */
function played(file: TableFile, games: GameVersions): Table | Refused {
  const damaged = (at: string, found: string): Refused =>
    refused('FB-20', 'file-damaged', { at, found });
  const { entry } = file.log[0]!;
  if (entry.kind !== 'open') return damaged('log', 'no opening');
  const { setup } = entry;
  if (commitmentTo(file.secret) !== setup.commitment)
    return damaged('log.0.entry.setup.commitment', 'made for another secret');
  const table = openTable(file.id, file.secret, setup, games);
  if ('problem' in table) return table;
  const options = readOptions(table.game, setup.options, setup.seats.length);
  if ('problem' in options) return options;
  try {
    replayRows(table, file.log);
  } catch (error) {
    return damaged('log', (error as Error).message.slice(0, 200));
  }
  return table;
}

/** What the table waits for is due for whoever asks first. */
function duty(engine: Engine, table: Table): CompiledQuery[] {
  const due = dueAt(table);
  return due === null ? [] : [setDuty(engine, table.id, { due, node: '', lease: 0 })];
}

/** Brings a table in, after playing it through: nothing damaged gets in, nothing half. */
export async function importTable(
  engine: Engine,
  games: GameVersions,
  value: unknown,
): Promise<{ id: string } | Refused> {
  const read = tableFile.safeParse(value);
  if (!read.success)
    return { problem: { ...zodProblem('', read.error), rule: 'FB-20', code: 'file-damaged' } };
  const file = read.data;
  const table = played(file, games);
  if ('problem' in table) return table;
  const { id } = file;
  const incarnation = newIncarnation();
  const unit = [
    insertTable(engine, {
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
    ...file.log.map((row) => appendRow(engine, { id, incarnation }, row)),
    ...table.seats.flatMap(({ person }, seat) => seatMember(engine, id, seat, person)),
    ...duty(engine, table),
    ...file.chat.map((line) =>
      engine.queries
        .insertInto('chat')
        .values({ table_id: id, ...line })
        .compile(),
    ),
  ];
  try {
    await engine.write(unit);
  } catch (error) {
    if (error instanceof Taken) return refused('FB-32', 'table-exists', { table: id });
    throw error;
  }
  return { id };
}
