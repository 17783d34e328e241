import type { GameEvent, Refused } from '@faubourg/core';
import type { LoggedEntry } from './entry.ts';
import type { Ground } from './ground.ts';
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

/** The table its first row opens, before anything else has happened. */
export function opened(
  ground: Ground,
  id: string,
  secret: string,
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
