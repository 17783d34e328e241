import { type CompiledQuery, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Passkey } from './schema.ts';

/* Passkeys, recovery codes (as hashes) and challenges that have been used. */

export function addPasskey({ queries }: Engine, passkey: Passkey): CompiledQuery {
  return queries.insertInto('passkeys').values(passkey).compile();
}

export async function passkeyById(engine: Engine, id: string): Promise<Passkey | null> {
  const query = engine.queries.selectFrom('passkeys').selectAll().where('id', '=', id);
  return (await engine.read(query.compile()))[0] ?? null;
}

export async function passkeysOf(engine: Engine, person: string): Promise<Passkey[]> {
  const query = engine.queries.selectFrom('passkeys').selectAll().where('person', '=', person);
  return engine.read(query.orderBy('created_at').compile());
}

export function removePasskey({ queries }: Engine, person: string, id: string): CompiledQuery {
  const query = queries.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id);
  return query.compile();
}

export function countUp({ queries }: Engine, id: string, counter: number): CompiledQuery {
  return queries.updateTable('passkeys').set({ counter }).where('id', '=', id).compile();
}

/** A challenge serves once: a second use is `Taken`. */
export function useChallenge({ queries }: Engine, challenge: string, until: number): CompiledQuery {
  return queries
    .insertInto('facts')
    .values({ name: `used ${challenge}`, value: `${until}` })
    .compile();
}

/** New codes in place of all older ones. */
export function setRecoveryCodes(
  { queries }: Engine,
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

/** Uses a code up and gives its person a token; the last statement says whose it was. */
export function useRecoveryCode(
  { kind, queries }: Engine,
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
      // Of two that come with the same code at once, the second finds it used.
      .expression(kind === 'postgres' ? found.forUpdate() : found)
      .compile(),
    queries.deleteFrom('recovery_codes').where('hash', '=', code).returning('person').compile(),
  ];
}

/** A fact of the house, made once and then the same for every node. */
export async function fact(engine: Engine, name: string, make: () => string): Promise<string> {
  const { queries } = engine;
  const query = queries.selectFrom('facts').select('value').where('name', '=', name).compile();
  const known = (await engine.read(query))[0];
  if (known) return known.value;
  await engine.write([
    queries
      .insertInto('facts')
      .values({ name, value: make() })
      .onConflict((on) => on.doNothing())
      .compile(),
  ]);
  return (await engine.read(query))[0]!.value;
}
