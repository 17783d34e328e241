import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/* Whom the operator has banned. A person who was deleted stays here, so that every node notices. */

export function ban({ queries }: Database, person: string, at: number, why: string): CompiledQuery {
  return queries
    .insertInto('bans')
    .values({ person, at, why })
    .onConflict((on) => on.column('person').doUpdateSet({ at, why }))
    .compile();
}

export function liftBan({ queries }: Database, person: string): CompiledQuery {
  return queries.deleteFrom('bans').where('person', '=', person).compile();
}

/** The ids of everybody who is banned or was deleted. */
export async function bannedPeople(database: Database): Promise<string[]> {
  const rows = await database.read(database.queries.selectFrom('bans').select('person').compile());
  return rows.map(({ person }) => person);
}
