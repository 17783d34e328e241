import type { GameEvent, Refused } from '@faubourg/core';
import type { Engine } from '../store/engine.ts';
import type { ListedTable } from '../store/schema.ts';
import { readNews, readTable } from '../store/tables.ts';
import type { LoggedEntry } from './entry.ts';
import type { Ground } from './ground.ts';
import { tableUnknown } from './problems.ts';
import { add, openTable, type Table } from './table.ts';

/** Thrown when the log cannot be read back: nothing more is done at this table. */
export class BrokenLog extends Error {
  override name = 'BrokenLog';
}

/** Thrown when this program does not have the rules the table was opened with. */
export class NoRules extends Error {
  override name = 'NoRules';
  readonly refused: Refused;

  constructor(why: Refused) {
    super(why.problem.code);
    this.refused = why;
  }
}

/** Thrown when the table was deleted while somebody waited for their turn at it. */
export class Vanished extends Error {
  override name = 'Vanished';
  readonly refused = tableUnknown();
}

/** What the database has of a table. */
export type Kept = { readonly row: ListedTable; readonly rows: readonly LoggedEntry[] };

export async function readWhole(engine: Engine, id: string): Promise<Kept | null> {
  for (;;) {
    const row = await readTable(engine, id);
    if (!row) return null;
    const rows = await readNews(engine, row, 0);
    // Otherwise it was deleted between the two, and perhaps brought in again.
    if (rows) return { row, rows };
  }
}

/** The table its first row opens, before anything else has happened. */
export function opened(
  ground: Ground,
  { id, secret }: Pick<ListedTable, 'id' | 'secret'>,
  rows: readonly LoggedEntry[],
): Table {
  const first = rows[0]?.entry;
  if (first?.kind !== 'open') throw new BrokenLog(`${id}: the log does not begin with an opening`);
  const table = openTable(id, secret, first.setup, ground.games);
  if ('problem' in table) throw new NoRules(table);
  return table;
}

/** Adds rows that were accepted before. */
export function replayRows(
  table: Table,
  rows: readonly LoggedEntry[],
  each: (row: LoggedEntry, events: readonly GameEvent[]) => void = () => {},
): void {
  for (const row of rows) {
    const added = add(table, row.entry, row.at);
    if ('problem' in added)
      throw new BrokenLog(`${table.id} row ${row.seq}: ${added.problem.code}`);
    each(row, added.events);
  }
}
