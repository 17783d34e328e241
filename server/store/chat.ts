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
    .orderBy('n', 'desc')
    .limit(limit);
  return (await engine.read(query.compile())).toReversed();
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
