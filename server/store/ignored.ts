import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/* Whom a person has muted (their chat is not shown) or blocked (nothing of theirs arrives). */

/** The people somebody has muted. */
export async function mutedBy(database: Database, person: string): Promise<Set<string>> {
  const query = database.queries.selectFrom('mutes').select('muted').where('person', '=', person);
  return new Set((await database.read(query.compile())).map((row) => row.muted));
}

/** The people somebody has blocked. */
export async function blockedBy(database: Database, person: string): Promise<Set<string>> {
  const query = database.queries
    .selectFrom('blocks')
    .select('blocked')
    .where('person', '=', person);
  return new Set((await database.read(query.compile())).map((row) => row.blocked));
}

/** Adds or removes a mute. */
export function mute(
  { queries }: Database,
  person: string,
  muted: string,
  on: boolean,
): CompiledQuery {
  if (!on) {
    const query = queries.deleteFrom('mutes').where('person', '=', person);
    return query.where('muted', '=', muted).compile();
  }
  return queries
    .insertInto('mutes')
    .values({ person, muted })
    .onConflict((c) => c.doNothing())
    .compile();
}

/** Adds or removes a block. */
export function block(
  { queries }: Database,
  person: string,
  blocked: string,
  on: boolean,
): CompiledQuery {
  if (!on) {
    const query = queries.deleteFrom('blocks').where('person', '=', person);
    return query.where('blocked', '=', blocked).compile();
  }
  return queries
    .insertInto('blocks')
    .values({ person, blocked })
    .onConflict((c) => c.doNothing())
    .compile();
}

/** Whether two people have sat at a table whose game began. */
export async function havePlayed(database: Database, one: string, other: string): Promise<boolean> {
  const query = database.queries
    .selectFrom('members as mine')
    .innerJoin('members as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select('tables.id')
    .where('mine.person', '=', one)
    .where('theirs.person', '=', other)
    .where('phase', 'in', ['running', 'over'])
    .limit(1);
  return (await database.read(query.compile())).length > 0;
}
