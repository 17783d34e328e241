import type { Engine } from '../store/engine.ts';
import type { ListedTable } from '../store/schema.ts';
import type { Summary } from '../tables/summary.ts';

export type TableLine = Pick<ListedTable, 'id' | 'game' | 'phase'> & {
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly seats: readonly string[];
};

/** Every table there is, public or not, the newest first. */
export async function allTables(engine: Engine, phase: string | null = null): Promise<TableLine[]> {
  let query = engine.queries
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'created_at', 'changed_at', 'summary']);
  if (phase !== null) query = query.where('phase', '=', phase);
  const rows = await engine.read(query.orderBy('created_at', 'desc').compile());
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    phase: row.phase,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    seats: (JSON.parse(row.summary) as Summary).seats.map((seat) => seat.name),
  }));
}

/** Removes a table with all that belongs to it. False if there was none. */
export async function deleteTable(engine: Engine, id: string): Promise<boolean> {
  const { queries: db } = engine;
  const note = engine.tell(`gone ${id}`);
  const known = db.selectFrom('tables').select('id').where('id', '=', id);
  const [found] = await engine.write([
    // Locked first: a row appended meanwhile is there before, and deleted, or finds it gone.
    (engine.kind === 'postgres' ? known.forUpdate() : known).compile(),
    db.deleteFrom('log').where('table_id', '=', id).compile(),
    db.deleteFrom('tables').where('id', '=', id).compile(),
    db.deleteFrom('members').where('table_id', '=', id).compile(),
    db.deleteFrom('duties').where('table_id', '=', id).compile(),
    ...(note ? [note] : []),
  ]);
  return found!.rows.length > 0;
}

/**
 * Forgets guests who were last seen before `before`, have secured nothing and sit at no table
 * that goes on. Their names stay in the records of their games. Says how many.
 */
export async function pruneGuests(engine: Engine, before: Date): Promise<number> {
  const { queries: db } = engine;
  const [guests] = await engine.write([
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
    // Challenges are of no use to anybody once they are too old to be used again.
    db
      .deleteFrom('facts')
      .where('name', 'like', 'used %')
      // Times of the same length compare as text as they do as numbers.
      .where('value', '<', `${Date.now()}`)
      .compile(),
  ]);
  return guests!.changed;
}
