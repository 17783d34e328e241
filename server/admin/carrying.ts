import { type Library, type Refused, refused } from '@faubourg/core';
import { z } from 'zod';
import { zodProblem } from '../http/errors.ts';
import { readLines } from '../store/chat.ts';
import { type Engine, Taken } from '../store/engine.ts';
import {
  appendRow,
  insertTable,
  newIncarnation,
  readLog,
  readTable,
  seatMember,
} from '../store/tables.ts';
import type { LoggedEntry } from '../tables/entry.ts';
import { replayRows } from '../tables/rebuilding.ts';
import { summary } from '../tables/summary.ts';
import { openTable } from '../tables/table.ts';

/* A table as a file: to move it, to keep it, to look into a fault. It holds the shuffle's secret. */

const whole = z.int().min(0);

const tableFile = z.strictObject({
  format: z.literal('faubourg/table'),
  version: z.literal(1),
  id: z.string().regex(/^[\w-]{22}$/, 'the name of a table'),
  secret: z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
  createdAt: whole,
  log: z
    .array(
      z.strictObject({
        seq: whole,
        key: z.string().max(200).nullable(),
        entry: z.looseObject({ kind: z.string() }),
        told: whole,
        number: whole,
        at: whole,
      }),
    )
    .min(1),
  chat: z.array(
    z.strictObject({
      n: whole,
      person: z.string(),
      name: z.string(),
      channel: z.enum(['table', 'gallery']),
      text: z.string(),
      at: whole,
    }),
  ),
});

export type TableFile = z.infer<typeof tableFile>;

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
    log: (await readLog(engine, id)) as unknown as TableFile['log'],
    chat: lines.map(({ table_id: _id, ...line }) => line) as TableFile['chat'],
  };
}

/** Brings a table in, after playing it through: nothing damaged gets in, nothing half. */
export async function importTable(
  engine: Engine,
  games: Library,
  value: unknown,
): Promise<{ id: string } | Refused> {
  const read = tableFile.safeParse(value);
  if (!read.success)
    return { problem: { ...zodProblem('', read.error), rule: 'FB-20', code: 'file-damaged' } };
  const file = read.data;
  const log = file.log as unknown as LoggedEntry[];
  const first = log[0]!.entry;
  const damaged = (why: string): Refused =>
    refused('FB-20', 'file-damaged', { at: 'log', found: why });
  if (first.kind !== 'open' || log.some((row, i) => row.seq !== i + 1))
    return damaged('not a whole log');
  let table;
  try {
    table = openTable(file.id, file.secret, first.setup, games);
    if ('problem' in table) return table;
    replayRows(table, log);
  } catch (error) {
    return damaged((error as Error).message.slice(0, 200));
  }
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
      changed_at: log.at(-1)!.at,
      summary: JSON.stringify(summary(table)),
      secret: file.secret,
      host: table.setup.host,
    }),
    ...log.map((row) => appendRow(engine, { id, incarnation }, row)),
    ...table.seats.flatMap(({ person }, seat) => seatMember(engine, file.id, seat, person)),
    ...file.chat.map((line) =>
      engine.queries
        .insertInto('chat')
        .values({ table_id: file.id, ...line })
        .compile(),
    ),
  ];
  try {
    await engine.write(unit);
  } catch (error) {
    if (error instanceof Taken) return refused('FB-32', 'table-exists', { table: file.id });
    throw error;
  }
  return { id: file.id };
}
