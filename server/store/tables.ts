import type { CompiledQuery } from 'kysely';
import { randomInt } from 'node:crypto';
import type { LoggedEntry } from '../table/entry.ts';
import type { Database } from './database.ts';
import type { TableRow, LogRow } from './schema.ts';

/* Statements about tables, to be combined into transactions; and queries. */

/** A random number, so that no two incarnations of a table have the same. */
export const newIncarnation = (): number => randomInt(2 ** 47);

export function insertTable({ queries }: Database, table: TableRow): CompiledQuery {
  return queries.insertInto('tables').values(table).compile();
}

export function updateTable(
  { queries }: Database,
  id: string,
  change: Pick<TableRow, 'phase' | 'summary' | 'changed_at'>,
): CompiledQuery {
  return queries.updateTable('tables').set(change).where('id', '=', id).compile();
}

/**
 * The statement that every entry needs is built once for each database. It selects the table only
 * in the incarnation the entry was made for: an entry without a table is refused (`TableGone`).
 */
const appends = new WeakMap<Database, CompiledQuery>();

function appendStatement(database: Database): CompiledQuery {
  let statement = appends.get(database);
  if (!statement) {
    const { queries, kind } = database;
    const known = queries.selectFrom('tables').select('id');
    const same = known.where('id', '=', '').where('incarnation', '=', 0);
    // Locked, so that the table is not deleted and imported again before the entry is written.
    const table_id = kind === 'postgres' ? same.forKeyShare() : same;
    const row = { table_id, seq: 0, key: '', entry: '', told: 0, number: 0, at: 0 };
    statement = queries.insertInto('log').values(row).compile();
    appends.set(database, statement);
  }
  return statement;
}

export function appendEntry(
  database: Database,
  { id, incarnation }: Pick<TableRow, 'id' | 'incarnation'>,
  row: LoggedEntry,
): CompiledQuery {
  const { seq, key, entry, told, number, at } = row;
  const parameters = [id, incarnation, seq, key, JSON.stringify(entry), told, number, at];
  return { ...appendStatement(database), parameters };
}

export function seatMember(
  { queries }: Database,
  id: string,
  seat: number,
  person: string | null,
): CompiledQuery[] {
  const away = queries.deleteFrom('members').where('table_id', '=', id).where('seat', '=', seat);
  if (person === null) return [away.compile()];
  const here = queries.insertInto('members').values({ table_id: id, seat, person });
  return [away.compile(), here.compile()];
}

export async function readTable(database: Database, id: string): Promise<TableRow | null> {
  const query = database.queries.selectFrom('tables').selectAll().where('id', '=', id).compile();
  return (await database.read(query))[0] ?? null;
}

const logged = (row: Omit<LogRow, 'table_id'>): LoggedEntry => ({
  ...row,
  entry: JSON.parse(row.entry) as LoggedEntry['entry'],
});

/** The log of a table, in order. */
export async function readLog(database: Database, id: string): Promise<LoggedEntry[]> {
  const query = database.queries
    .selectFrom('log')
    .select(['seq', 'key', 'entry', 'told', 'number', 'at'])
    .where('table_id', '=', id)
    .orderBy('seq');
  return (await database.read(query.compile())).map(logged);
}

/** The first `limit` entries after `after` of this incarnation; null if it is gone. */
export async function readEntriesAfter(
  database: Database,
  { id, incarnation }: Pick<TableRow, 'id' | 'incarnation'>,
  after: number,
  limit: number,
): Promise<LoggedEntry[] | null> {
  const query = database.queries
    .selectFrom('tables')
    .leftJoin('log', (on) => on.onRef('table_id', '=', 'id').on('seq', '>', after))
    .select(['seq', 'key', 'entry', 'told', 'number', 'at'])
    .where('id', '=', id)
    .where('incarnation', '=', incarnation)
    .orderBy('seq')
    .limit(limit);
  const rows = await database.read(query.compile());
  // A table without new entries gives one row of nulls.
  const entries = rows.filter((row): row is Omit<LogRow, 'table_id'> => row.seq !== null);
  return rows.length === 0 ? null : entries.map(logged);
}

/** The entry with this key among those after `after`, up to `until`; null if there is none. */
export async function findByKey(
  database: Database,
  { id }: Pick<TableRow, 'id'>,
  key: string,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<LoggedEntry | null> {
  const query = database.queries
    .selectFrom('log')
    .select(['seq', 'key', 'entry', 'told', 'number', 'at'])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .where('seq', '<=', until)
    .where('key', '=', key);
  const [row] = await database.read(query.compile());
  return row ? logged(row) : null;
}

type Listing = Pick<TableRow, 'id' | 'game' | 'phase' | 'created_at' | 'summary'>;

export type ListQuery = {
  readonly phase: string | null;
  readonly game: string | null;
  readonly limit: number;
  /** Only tables opened before this moment: for the next page. */
  readonly before: number | null;
  /** Leaves out the tables of hosts whom this person has blocked; null: none. */
  readonly reader: string | null;
};

/** Listed tables, the newest first. Ordered by opening alone: later changes may be secret. */
export async function listTables(database: Database, filter: ListQuery): Promise<Listing[]> {
  let query = database.queries
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'created_at', 'summary'])
    .where('listed', '=', 1);
  if (filter.phase !== null) query = query.where('phase', '=', filter.phase);
  if (filter.game !== null) query = query.where('game', '=', filter.game);
  if (filter.before !== null) query = query.where('created_at', '<', filter.before);
  const { reader } = filter;
  if (reader !== null) {
    query = query.where((e) =>
      e.or([
        e('host', 'is', null),
        e('host', 'not in', e.selectFrom('blocks').select('blocked').where('person', '=', reader)),
      ]),
    );
  }
  return database.read(query.orderBy('created_at', 'desc').limit(filter.limit).compile());
}

/** The tables where a person sits. */
export async function tablesOf(
  database: Database,
  person: string,
  limit: number,
): Promise<Listing[]> {
  const query = database.queries
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(['tables.id', 'game', 'phase', 'created_at', 'summary'])
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .limit(limit);
  return database.read(query.compile());
}

/** The number of other unfinished tables that a person has opened or sits at. */
export async function unfinishedTablesOf(
  database: Database,
  person: string,
  but = '',
): Promise<number> {
  const { queries } = database;
  const sits = queries.selectFrom('members').select('table_id').where('person', '=', person);
  const query = queries
    .selectFrom('tables')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('phase', 'in', ['open', 'running'])
    .where('id', '!=', but)
    .where((e) => e.or([e('host', '=', person), e('id', 'in', sits)]));
  return (await database.read(query.compile()))[0]!.count;
}
