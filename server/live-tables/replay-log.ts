import type { GameEvent, Refused } from '@faubourg/core';
import type { Database } from '../store/database.ts';
import type { TableRow } from '../store/schema.ts';
import { readEntriesAfter, readTable } from '../store/tables.ts';
import type { LoggedEntry } from '../table/entry.ts';
import { tableUnknown } from '../table/problems.ts';
import { applyEntry, openTable, type Table } from '../table/table.ts';
import type { TableContext } from './context.ts';

/** Thrown when a log cannot be replayed. The table accepts no more commands then. */
export class CorruptLog extends Error {
  override name = 'CorruptLog';
}

/** Thrown when this program does not have the rules version the table was opened with. */
export class RulesMissing extends Error {
  override name = 'RulesMissing';
  readonly refused: Refused;

  constructor(why: Refused) {
    super(why.problem.code);
    this.refused = why;
  }
}

/** Thrown when the table was deleted while a command waited for its turn. */
export class TableDeleted extends Error {
  override name = 'TableDeleted';
  readonly refused = tableUnknown();
}

/** What the database has of a table. */
export type StoredTable = { readonly row: TableRow; readonly entries: readonly LoggedEntry[] };

export async function readStoredTable(database: Database, id: string): Promise<StoredTable | null> {
  for (;;) {
    const row = await readTable(database, id);
    if (!row) return null;
    const entries = await readEntriesAfter(database, row, 0);
    // Null: the table was deleted between the two queries, and perhaps imported again.
    if (entries) return { row, entries };
  }
}

/** The table as its first entry opens it. */
export function tableFromFirstEntry(
  context: TableContext,
  { id, secret }: Pick<TableRow, 'id' | 'secret'>,
  entries: readonly LoggedEntry[],
): Table {
  const first = entries[0]?.entry;
  if (first?.kind !== 'open') throw new CorruptLog(`${id}: the log does not begin with an opening`);
  const table = openTable(id, secret, first.setup, context.games);
  if ('problem' in table) throw new RulesMissing(table);
  return table;
}

/** Applies entries that were accepted before. */
export function replayEntries(
  table: Table,
  entries: readonly LoggedEntry[],
  each: (logged: LoggedEntry, events: readonly GameEvent[]) => void = () => {},
): void {
  for (const logged of entries) {
    const applied = applyEntry(table, logged.entry, logged.at);
    if ('problem' in applied)
      throw new CorruptLog(`${table.id} row ${logged.seq}: ${applied.problem.code}`);
    each(logged, applied.events);
  }
}
