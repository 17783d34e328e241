import type { GameEvent, Refused } from '@faubourg/core';
import { Unavailable } from '../store/database.ts';
import type { TableRow } from '../store/schema.ts';
import { readEntriesAfter, readTable } from '../store/tables.ts';
import type { LoggedEntry } from '../table/entry.ts';
import { tableUnknown } from '../table/problems.ts';
import { applyEntry, openTable, type Table } from '../table/table.ts';
import { viewers } from '../table/updates.ts';
import type { TableContext } from './context.ts';
import { EntryIndex } from './entry-index.ts';
import type { Place } from './snapshots.ts';

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

/** Entries read in one query: a few milliseconds of reading and parsing. */
const PAGE = 250;

/** The entries of this incarnation after `after`, in pages; null in place of a page if it is gone. */
export async function* logPages(
  { database, slices }: TableContext,
  row: TableRow,
  after: number,
): AsyncGenerator<readonly LoggedEntry[] | null> {
  for (let last = after; ;) {
    if (slices.over) await slices.next();
    const page = await readEntriesAfter(database, row, last, PAGE);
    if (!page || page.length > 0) yield page;
    if (!page || page.length < PAGE) return;
    last = page.at(-1)!.seq;
  }
}

/** What the database has of a table: all that its log adds up to. */
export type StoredTable = Place & { readonly row: TableRow };

/** Reads a table from its last snapshot and the log since, in slices; null if there is none. */
export async function readStoredTable(
  context: TableContext,
  id: string,
): Promise<StoredTable | null> {
  for (;;) {
    const row = await readTable(context.database, id);
    if (!row) return null;
    const stored = await replayStored(context, row);
    // Null: the table was deleted between two queries, and perhaps imported again.
    if (stored) return stored;
  }
}

async function replayStored(context: TableContext, row: TableRow): Promise<StoredTable | null> {
  const snapshot = await context.snapshots.last(row);
  if (snapshot) {
    try {
      return await replaySince(context, row, snapshot);
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      // The log is the truth: whatever is wrong, only its replay from the first entry can tell.
    }
  }
  return replaySince(context, row, null);
}

async function replaySince(
  context: TableContext,
  row: TableRow,
  snapshot: Place | null,
): Promise<StoredTable | null> {
  const { slices, snapshots, onReplayed } = context;
  const index = snapshot?.index ?? new EntryIndex();
  const numbers = snapshot?.numbers.slice() ?? [];
  let table = snapshot?.table ?? null;
  let seq = snapshot?.seq ?? 0;
  for await (const page of logPages(context, row, seq)) {
    if (!page) return null;
    table ??= tableFromFirstEntry(context, row, page);
    for (const logged of page) {
      replayEntry(table, logged);
      onReplayed();
      index.add(table, logged);
      for (const at of viewers(table).keys()) {
        numbers[at] = (numbers[at] ?? 0) + ((logged.told >> at) & 1);
      }
      seq = logged.seq;
      snapshots.add(row, logged, { table, numbers, index });
      if (slices.over) await slices.next();
    }
  }
  return { row, table: table ?? tableFromFirstEntry(context, row, []), seq, index, numbers };
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

/** Applies an entry that was accepted before. */
export function replayEntry(table: Table, { entry, at, seq }: LoggedEntry): readonly GameEvent[] {
  const applied = applyEntry(table, entry, at);
  if ('problem' in applied) throw new CorruptLog(`${table.id} row ${seq}: ${applied.problem.code}`);
  return applied.events;
}
