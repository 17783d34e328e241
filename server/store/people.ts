import type { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Person } from './schema.ts';

/* People and how they are recognised. Tokens and codes come in as hashes only. */

export async function addPerson(engine: Engine, person: Person, tokenHash: string): Promise<void> {
  const { queries } = engine;
  await engine.write([
    queries.insertInto('people').values(person).compile(),
    addToken(engine, person.id, tokenHash, person.created_at),
  ]);
}

export function addToken(
  { queries }: Engine,
  person: string,
  hash: string,
  at: number,
): CompiledQuery {
  return queries.insertInto('tokens').values({ hash, person, created_at: at }).compile();
}

export async function personByToken(engine: Engine, hash: string): Promise<Person | null> {
  const query = engine.queries
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .selectAll('people')
    .where('tokens.hash', '=', hash);
  return (await engine.read(query.compile()))[0] ?? null;
}

export async function personById(engine: Engine, id: string): Promise<Person | null> {
  const query = engine.queries.selectFrom('people').selectAll().where('id', '=', id);
  return (await engine.read(query.compile()))[0] ?? null;
}

/** Those of these people who are known. */
export async function peopleById(engine: Engine, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return engine.read(
    engine.queries.selectFrom('people').selectAll().where('id', 'in', ids).compile(),
  );
}

export function changePerson(
  { queries }: Engine,
  id: string,
  change: Partial<Pick<Person, 'name' | 'webhook' | 'seen_at'>>,
): CompiledQuery {
  return queries.updateTable('people').set(change).where('id', '=', id).compile();
}

export function removeToken({ queries }: Engine, hash: string): CompiledQuery {
  return queries.deleteFrom('tokens').where('hash', '=', hash).compile();
}
