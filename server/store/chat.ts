import { type CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';
import type { ChatRow } from './schema.ts';

/** Adds a line under the next number. Of two at once one gets a `Conflict` and is tried again. */
export function addLine({ queries }: Database, line: Omit<ChatRow, 'n'>): CompiledQuery {
  const next = queries
    .selectFrom('chat')
    .select((e) => sql<number>`coalesce(${e.fn.max('n')}, 0) + 1`.as('n'))
    .where('table_id', '=', line.table_id);
  return queries
    .insertInto('chat')
    .values({ ...line, n: next })
    .returning('n')
    .compile();
}

/** The lines after a number, in order. */
export async function readLines(
  database: Database,
  table: string,
  after: number,
  limit: number,
): Promise<ChatRow[]> {
  const query = database.queries
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit);
  return database.read(query.compile());
}

type ChatReader = {
  /** Null for a reader who is not signed in; no mutes and blocks apply. */
  readonly person: string | null;
  /** Whether the reader may read the gallery. */
  readonly gallery: boolean;
  /** Lines after this number; null for the last ones. */
  readonly after: number | null;
  readonly limit: number;
};

/** The lines that a reader may read, without those of people they have muted or blocked, in order. */
export async function linesFor(
  database: Database,
  table: string,
  { person, gallery, after, limit }: ChatReader,
): Promise<Omit<ChatRow, 'table_id'>[]> {
  const { queries } = database;
  let query = queries
    .selectFrom('chat')
    .select(['n', 'person', 'name', 'channel', 'text', 'at'])
    .where('table_id', '=', table)
    .orderBy('n', after === null ? 'desc' : 'asc')
    .limit(limit);
  if (after !== null) query = query.where('n', '>', after);
  if (!gallery) query = query.where('channel', '=', 'table');
  if (person !== null) {
    const muted = queries.selectFrom('mutes').select('muted').where('mutes.person', '=', person);
    const blocked = queries
      .selectFrom('blocks')
      .select('blocked')
      .where('blocks.person', '=', person);
    query = query.where('chat.person', 'not in', muted).where('chat.person', 'not in', blocked);
  }
  const lines = await database.read(query.compile());
  return after === null ? lines.toReversed() : lines;
}

/** The number of lines in a channel. */
export async function countLines(
  database: Database,
  table: string,
  channel: ChatRow['channel'],
): Promise<number> {
  const query = database.queries
    .selectFrom('chat')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('table_id', '=', table)
    .where('channel', '=', channel);
  return (await database.read(query.compile()))[0]!.count;
}

/** The number of the last line at a table. */
export async function lastLine(database: Database, table: string): Promise<number> {
  const query = database.queries
    .selectFrom('chat')
    .select((e) => e.fn.max('n').as('n'))
    .where('table_id', '=', table);
  const [row] = await database.read(query.compile());
  return (row?.n as number | null) ?? 0;
}
