import type { CompiledQuery } from 'kysely';
import { randomInt } from 'node:crypto';
import type { LoggedEntry } from '../tables/entry.ts';
import type { Engine } from './engine.ts';
import type { ListedTable, LogRow } from './schema.ts';

/* What is written about tables, as statements to be put together into units; and what is read. */

/** No table has had it before. */
export const newIncarnation = (): number => randomInt(2 ** 47);

export function insertTable({ queries }: Engine, table: ListedTable): CompiledQuery {
  return queries.insertInto('tables').values(table).compile();
}

export function updateTable(
  { queries }: Engine,
  id: string,
  change: Pick<ListedTable, 'phase' | 'summary' | 'changed_at'>,
): CompiledQuery {
  return queries.updateTable('tables').set(change).where('id', '=', id).compile();
}

/**
 * The statement every answer needs is put together once for each engine. It names the table only
 * if it is still the one the row was made for: a row without a table is refused (`Gone`).
 */
const appends = new WeakMap<Engine, CompiledQuery>();

function appendStatement(engine: Engine): CompiledQuery {
  let statement = appends.get(engine);
  if (!statement) {
    const { queries, kind } = engine;
    const known = queries.selectFrom('tables').select('id');
    const same = known.where('id', '=', '').where('incarnation', '=', 0);
    // Locked, so that it is not deleted and brought in again before the row is there.
    const table_id = kind === 'postgres' ? same.forKeyShare() : same;
    const row = { table_id, seq: 0, key: '', entry: '', told: 0, number: 0, at: 0 };
    statement = queries.insertInto('log').values(row).compile();
    appends.set(engine, statement);
  }
  return statement;
}

export function appendRow(
  engine: Engine,
  { id, incarnation }: Pick<ListedTable, 'id' | 'incarnation'>,
  row: LoggedEntry,
): CompiledQuery {
  const { seq, key, entry, told, number, at } = row;
  const parameters = [id, incarnation, seq, key, JSON.stringify(entry), told, number, at];
  return { ...appendStatement(engine), parameters };
}

export function seatMember(
  { queries }: Engine,
  id: string,
  seat: number,
  person: string | null,
): CompiledQuery[] {
  const away = queries.deleteFrom('members').where('table_id', '=', id).where('seat', '=', seat);
  if (person === null) return [away.compile()];
  const here = queries.insertInto('members').values({ table_id: id, seat, person });
  return [away.compile(), here.compile()];
}

export async function readTable(engine: Engine, id: string): Promise<ListedTable | null> {
  const query = engine.queries.selectFrom('tables').selectAll().where('id', '=', id).compile();
  return (await engine.read(query))[0] ?? null;
}

const logged = (row: Omit<LogRow, 'table_id'>): LoggedEntry => ({
  ...row,
  entry: JSON.parse(row.entry) as LoggedEntry['entry'],
});

/** The rows of a table's log, in order. */
export async function readLog(engine: Engine, id: string): Promise<LoggedEntry[]> {
  const query = engine.queries
    .selectFrom('log')
    .select(['seq', 'key', 'entry', 'told', 'number', 'at'])
    .where('table_id', '=', id)
    .orderBy('seq');
  return (await engine.read(query.compile())).map(logged);
}

/** The rows after `after` of just this table; null if it is gone, or another of its name is there. */
export async function readNews(
  engine: Engine,
  { id, incarnation }: Pick<ListedTable, 'id' | 'incarnation'>,
  after: number,
): Promise<LoggedEntry[] | null> {
  const query = engine.queries
    .selectFrom('tables')
    .leftJoin('log', (on) => on.onRef('table_id', '=', 'id').on('seq', '>', after))
    .select(['seq', 'key', 'entry', 'told', 'number', 'at'])
    .where('id', '=', id)
    .where('incarnation', '=', incarnation)
    .orderBy('seq');
  const rows = await engine.read(query.compile());
  // A table without news gives one line of nothing.
  const news = rows.filter((row): row is Omit<LogRow, 'table_id'> => row.seq !== null);
  return rows.length === 0 ? null : news.map(logged);
}

type Listing = Pick<ListedTable, 'id' | 'game' | 'phase' | 'created_at' | 'summary'>;

export type ListQuery = {
  readonly phase: string | null;
  readonly game: string | null;
  readonly limit: number;
  /** Only tables opened before this moment: for the next page. */
  readonly before: number | null;
};

/** Public tables, the newest first. Ordered by opening alone: later changes may be secret. */
export async function listTables(engine: Engine, ask: ListQuery): Promise<Listing[]> {
  let query = engine.queries
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'created_at', 'summary'])
    .where('listed', '=', 1);
  if (ask.phase !== null) query = query.where('phase', '=', ask.phase);
  if (ask.game !== null) query = query.where('game', '=', ask.game);
  if (ask.before !== null) query = query.where('created_at', '<', ask.before);
  return engine.read(query.orderBy('created_at', 'desc').limit(ask.limit).compile());
}

/** The tables a person sits at. */
export async function tablesOf(engine: Engine, person: string, limit: number): Promise<Listing[]> {
  const query = engine.queries
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(['tables.id', 'game', 'phase', 'created_at', 'summary'])
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .limit(limit);
  return engine.read(query.compile());
}

/** How many other tables that are not finished a person has opened or sits at. */
export async function busyAt(engine: Engine, person: string, but = ''): Promise<number> {
  const { queries } = engine;
  const sits = queries.selectFrom('members').select('table_id').where('person', '=', person);
  const query = queries
    .selectFrom('tables')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('phase', 'in', ['open', 'running'])
    .where('id', '!=', but)
    .where((e) => e.or([e('host', '=', person), e('id', 'in', sits)]));
  return (await engine.read(query.compile()))[0]!.count;
}
