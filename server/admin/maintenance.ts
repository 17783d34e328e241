import type { Database } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import type { TableRow } from '../store/schema.ts';
import type { TableSummary } from '../table/summary.ts';
import { systemClocks } from '../time/clocks.ts';
import { openTableTime } from '../time/table-time.ts';

export type TableListing = Pick<TableRow, 'id' | 'game' | 'phase'> & {
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly seats: readonly string[];
};

/** Every table, listed or not, the newest first. */
export async function allTables(
  database: Database,
  phase: string | null = null,
): Promise<TableListing[]> {
  let query = database.queries
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'created_at', 'changed_at', 'summary']);
  if (phase !== null) query = query.where('phase', '=', phase);
  const rows = await database.read(query.orderBy('created_at', 'desc').compile());
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    phase: row.phase,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    seats: (JSON.parse(row.summary) as TableSummary).seats.map((seat) => seat.name),
  }));
}

/** Deletes a table with everything that belongs to it. False if there was none. */
export async function deleteTable(database: Database, id: string): Promise<boolean> {
  const { queries: db } = database;
  const notification = database.notify(notificationText({ kind: 'gone', table: id }));
  const known = db.selectFrom('tables').select('id').where('id', '=', id);
  const [found] = await database.write([
    // Locked first: an entry being written now is either written before and deleted, or refused.
    (database.kind === 'postgres' ? known.forUpdate() : known).compile(),
    db.deleteFrom('log').where('table_id', '=', id).compile(),
    db.deleteFrom('tables').where('id', '=', id).compile(),
    db.deleteFrom('members').where('table_id', '=', id).compile(),
    db.deleteFrom('duties').where('table_id', '=', id).compile(),
    ...(notification ? [notification] : []),
  ]);
  return found!.rows.length > 0;
}

/**
 * Deletes guests who were last seen before `before`, have neither passkeys nor recovery codes and
 * sit at no unfinished table. Their names stay in the records of their games. Returns their number.
 */
export async function pruneGuests(database: Database, before: Date): Promise<number> {
  const { queries: db } = database;
  const { now } = await openTableTime(database, systemClocks);
  const [guests] = await database.write([
    db
      .deleteFrom('people')
      .where('seen_at', '<', before.getTime())
      .where('id', 'not in', db.selectFrom('passkeys').select('person'))
      .where('id', 'not in', db.selectFrom('recovery_codes').select('person'))
      .where(
        'id',
        'not in',
        db
          .selectFrom('members')
          .innerJoin('tables', 'tables.id', 'members.table_id')
          .select('person')
          .where('phase', 'in', ['open', 'running']),
      )
      .compile(),
    ...(['tokens', 'subscriptions', 'mutes'] as const).map((table) =>
      db
        .deleteFrom(table)
        .where('person', 'not in', db.selectFrom('people').select('id'))
        .compile(),
    ),
    // A used challenge need not be remembered once it has expired.
    db
      .deleteFrom('facts')
      .where('name', 'like', 'used %')
      // Times with the same number of digits compare alike as texts and as numbers.
      .where('value', '<', `${now()}`)
      .compile(),
  ]);
  return guests!.changed;
}
