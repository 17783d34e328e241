import type { Database } from '../store/database.ts';
import { dropExpiredChallenges } from '../store/retention.ts';
import type { TableRow } from '../store/schema.ts';
import type { TableSummary } from '../table/summary.ts';
import { systemClocks } from '../time/clocks.ts';
import { openTableTime } from '../time/table-time.ts';

export { deleteTable } from '../store/delete-table.ts';

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
    ...(['tokens', 'subscriptions', 'mutes', 'blocks'] as const).map((table) =>
      db
        .deleteFrom(table)
        .where('person', 'not in', db.selectFrom('people').select('id'))
        .compile(),
    ),
    dropExpiredChallenges(database, now()),
  ]);
  return guests!.changed;
}
