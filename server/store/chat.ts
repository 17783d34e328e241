import { type CompiledQuery, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { ChatLine } from './schema.ts';

/** Adds a line under the next number. Two at once: one of them is `Taken` and tries again. */
export function addLine({ queries }: Engine, line: Omit<ChatLine, 'n'>): CompiledQuery {
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

/** Everything said after a line, in order. */
export async function readLines(
  engine: Engine,
  table: string,
  after: number,
  limit: number,
): Promise<ChatLine[]> {
  const query = engine.queries
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit);
  return engine.read(query.compile());
}

type Hearing = {
  /** Null for somebody who is nobody, and has muted nobody. */
  readonly person: string | null;
  /** Whether what the gallery says is for them too. */
  readonly gallery: boolean;
  /** The next lines after this one; null for the last there are. */
  readonly after: number | null;
  readonly limit: number;
};

/** What was said and somebody may and wants to hear, in order. */
export async function linesFor(
  engine: Engine,
  table: string,
  { person, gallery, after, limit }: Hearing,
): Promise<Omit<ChatLine, 'table_id'>[]> {
  const { queries } = engine;
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
    query = query.where('chat.person', 'not in', muted);
  }
  const lines = await engine.read(query.compile());
  return after === null ? lines.toReversed() : lines;
}

/** How much was said in a channel. */
export async function countLines(engine: Engine, table: string, channel: string): Promise<number> {
  const query = engine.queries
    .selectFrom('chat')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('table_id', '=', table)
    .where('channel', '=', channel);
  return (await engine.read(query.compile()))[0]!.count;
}

/** The number of the last line said at a table. */
export async function lastLine(engine: Engine, table: string): Promise<number> {
  const query = engine.queries
    .selectFrom('chat')
    .select((e) => e.fn.max('n').as('n'))
    .where('table_id', '=', table);
  const [row] = await engine.read(query.compile());
  return (row?.n as number | null) ?? 0;
}

export async function mutedBy(engine: Engine, person: string): Promise<Set<string>> {
  const query = engine.queries.selectFrom('mutes').select('muted').where('person', '=', person);
  return new Set((await engine.read(query.compile())).map((row) => row.muted));
}

export function mute(
  { queries }: Engine,
  person: string,
  muted: string,
  on: boolean,
): CompiledQuery {
  if (on) {
    return queries
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((c) => c.doNothing())
      .compile();
  }
  return queries
    .deleteFrom('mutes')
    .where('person', '=', person)
    .where('muted', '=', muted)
    .compile();
}
