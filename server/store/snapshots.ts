import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { SnapshotRow, TableRow } from './schema.ts';

/* Snapshots of tables beside their logs. Whether one can be used is decided by its reader. */

/** The incarnation of a table, and the version of the programs whose snapshots are wanted. */
export type SnapshotsOf = Pick<TableRow, 'id' | 'incarnation'> & { readonly version: string };

/** What is known of a snapshot without reading the table in it. */
export type SnapshotMark = Pick<SnapshotRow, 'seq' | 'numbers' | 'turns'>;

/** Writes a snapshot in place of one that was made by another version or for another incarnation. */
export function writeSnapshot({ queries }: Database, snapshot: SnapshotRow): CompiledQuery {
  const { table_id: _id, seq: _seq, ...change } = snapshot;
  return queries
    .insertInto('snapshots')
    .values(snapshot)
    .onConflict((on) => on.columns(['table_id', 'seq']).doUpdateSet(change))
    .compile();
}

const wanted = ({ queries }: Database, { id, incarnation, version }: SnapshotsOf) =>
  queries
    .selectFrom('snapshots')
    .where('table_id', '=', id)
    .where('incarnation', '=', incarnation)
    .where('version', '=', version);

/** The last snapshot at or before an entry, or null. */
export async function readSnapshot(
  database: Database,
  of: SnapshotsOf,
  seq: number,
): Promise<SnapshotRow | null> {
  const query = wanted(database, of)
    .selectAll()
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1);
  return (await database.read(query.compile()))[0] ?? null;
}

/** The marks of all snapshots, in their order. */
export function readMarks(database: Database, of: SnapshotsOf): Promise<SnapshotMark[]> {
  const query = wanted(database, of).select(['seq', 'numbers', 'turns']).orderBy('seq');
  return database.read(query.compile());
}
