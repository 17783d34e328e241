import { type CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';
import type { PasskeyRow } from './schema.ts';
import { readSetting } from './settings.ts';

/* Passkeys, recovery codes (as hashes) and used challenges. */

export function addPasskey({ queries }: Database, passkey: PasskeyRow): CompiledQuery {
  return queries.insertInto('passkeys').values(passkey).compile();
}

export async function passkeyById(database: Database, id: string): Promise<PasskeyRow | null> {
  const query = database.queries.selectFrom('passkeys').selectAll().where('id', '=', id);
  return (await database.read(query.compile()))[0] ?? null;
}

export async function passkeysOf(database: Database, person: string): Promise<PasskeyRow[]> {
  const query = database.queries.selectFrom('passkeys').selectAll().where('person', '=', person);
  return database.read(query.orderBy('created_at').compile());
}

export function removePasskey({ queries }: Database, person: string, id: string): CompiledQuery {
  const query = queries.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id);
  return query.compile();
}

export function countUp({ queries }: Database, id: string, counter: number): CompiledQuery {
  return queries.updateTable('passkeys').set({ counter }).where('id', '=', id).compile();
}

/** A challenge can be used once: a second use is a `Conflict`. */
export function useChallenge(
  { queries }: Database,
  challenge: string,
  until: number,
): CompiledQuery {
  return queries
    .insertInto('facts')
    .values({ name: `used ${challenge}`, value: `${until}` })
    .compile();
}

/** Replaces all codes of a person. */
export function setRecoveryCodes(
  { queries }: Database,
  person: string,
  hashes: readonly string[],
  at: number,
): CompiledQuery[] {
  const rows = hashes.map((hash) => ({ hash, person, created_at: at }));
  return [
    queries.deleteFrom('recovery_codes').where('person', '=', person).compile(),
    queries.insertInto('recovery_codes').values(rows).compile(),
  ];
}

/** Deletes a code and gives its person a token; the last statement returns the person. */
export function useRecoveryCode(
  { kind, queries }: Database,
  code: string,
  token: { readonly hash: string; readonly at: number },
): CompiledQuery[] {
  const found = queries
    .selectFrom('recovery_codes')
    .select(['person', sql.val(token.hash).as('hash'), sql.val(token.at).as('created_at')])
    .where('hash', '=', code);
  return [
    queries
      .insertInto('tokens')
      .columns(['person', 'hash', 'created_at'])
      // Of two transactions with the same code, the second finds it deleted.
      .expression(kind === 'postgres' ? found.forUpdate() : found)
      .compile(),
    queries.deleteFrom('recovery_codes').where('hash', '=', code).returning('person').compile(),
  ];
}

/** A setting that is made once and then the same for every node. */
export async function storedSetting(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const { queries } = database;
  const known = await readSetting(database, name);
  if (known !== null) return known;
  await database.write([
    queries
      .insertInto('facts')
      .values({ name, value: make() })
      .onConflict((on) => on.doNothing())
      .compile(),
  ]);
  return (await readSetting(database, name))!;
}
