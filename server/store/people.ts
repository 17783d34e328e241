import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { PersonRow } from './schema.ts';

/* People and their tokens. Tokens and codes are passed as hashes only. */

/** When a token was made, by the wall clock, and when it was last used, in table time. */
export type TokenTimes = { readonly at: number; readonly usedAt: number };

export async function addPerson(
  database: Database,
  person: PersonRow,
  tokenHash: string,
  usedAt: number,
): Promise<void> {
  const { queries } = database;
  await database.write([
    queries.insertInto('people').values(person).compile(),
    addToken(database, person.id, tokenHash, { at: person.created_at, usedAt }),
  ]);
}

export function addToken(
  { queries }: Database,
  person: string,
  hash: string,
  { at, usedAt }: TokenTimes,
): CompiledQuery {
  const row = { hash, person, created_at: at, used_at: usedAt };
  return queries.insertInto('tokens').values(row).compile();
}

/** The person of a token, when it was last used, and whether the operator has banned the person. */
export type TokenHolder = {
  readonly person: PersonRow;
  readonly usedAt: number;
  readonly banned: boolean;
};

/** The person of a token that was used since a moment, and when that was. */
export async function personByToken(
  database: Database,
  hash: string,
  since: number,
): Promise<TokenHolder | null> {
  const query = database.queries
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .leftJoin('bans', 'bans.person', 'people.id')
    .selectAll('people')
    .select(['tokens.used_at', 'bans.person as banned'])
    .where('tokens.hash', '=', hash)
    .where('tokens.used_at', '>=', since);
  const [found] = await database.read(query.compile());
  if (!found) return null;
  const { used_at: usedAt, banned, ...person } = found;
  return { person, usedAt, banned: banned !== null };
}

/** Notes that a token was used. */
export function useToken({ queries }: Database, hash: string, at: number): CompiledQuery {
  return queries.updateTable('tokens').set({ used_at: at }).where('hash', '=', hash).compile();
}

/** Deletes the tokens of a person beyond the last used ones. */
export function limitTokens({ queries }: Database, person: string, most: number): CompiledQuery {
  const last = queries
    .selectFrom('tokens')
    .select('hash')
    .where('person', '=', person)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most);
  return queries
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('hash', 'not in', last)
    .compile();
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

/** Deletes every token of a person, and the push subscriptions of their browsers. */
export function removeAllTokens({ queries }: Database, person: string): CompiledQuery[] {
  return [
    queries.deleteFrom('tokens').where('person', '=', person).compile(),
    queries.deleteFrom('subscriptions').where('person', '=', person).compile(),
  ];
}
