import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { PersonRow } from './schema.ts';

/* People and their tokens. Tokens and codes are passed as hashes only. */

export async function addPerson(
  database: Database,
  person: PersonRow,
  tokenHash: string,
): Promise<void> {
  const { queries } = database;
  await database.write([
    queries.insertInto('people').values(person).compile(),
    addToken(database, person.id, tokenHash, person.created_at),
  ]);
}

export function addToken(
  { queries }: Database,
  person: string,
  hash: string,
  at: number,
): CompiledQuery {
  return queries.insertInto('tokens').values({ hash, person, created_at: at }).compile();
}

export async function personByToken(database: Database, hash: string): Promise<PersonRow | null> {
  const query = database.queries
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .selectAll('people')
    .where('tokens.hash', '=', hash);
  return (await database.read(query.compile()))[0] ?? null;
}

export async function personById(database: Database, id: string): Promise<PersonRow | null> {
  const query = database.queries.selectFrom('people').selectAll().where('id', '=', id);
  return (await database.read(query.compile()))[0] ?? null;
}

/** The people among these ids who exist. */
export async function peopleById(database: Database, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return database.read(
    database.queries.selectFrom('people').selectAll().where('id', 'in', ids).compile(),
  );
}

export function changePerson(
  { queries }: Database,
  id: string,
  change: Partial<Pick<PersonRow, 'name' | 'webhook' | 'seen_at'>>,
): CompiledQuery {
  return queries.updateTable('people').set(change).where('id', '=', id).compile();
}

export function removeToken({ queries }: Database, hash: string): CompiledQuery {
  return queries.deleteFrom('tokens').where('hash', '=', hash).compile();
}
