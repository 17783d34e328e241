import type { Share } from '@faubourg/protocol';
import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/* Games and positions behind short links. */

/** Keeps a shared game. The same content has the same id and is kept once. */
export function insertShare(
  { queries }: Database,
  id: string,
  { kind, game, packed }: Share,
  at: number,
): CompiledQuery {
  return queries
    .insertInto('shares')
    .values({ id, kind, game, packed, used_at: at })
    .onConflict((on) => on.column('id').doUpdateSet({ used_at: at }))
    .compile();
}

/** What is kept under an id, and when it was last used; null if there is nothing. */
export async function readShare(
  database: Database,
  id: string,
): Promise<(Share & { readonly used_at: number }) | null> {
  const query = database.queries.selectFrom('shares').selectAll().where('id', '=', id);
  const row = (await database.read(query.compile()))[0];
  if (!row) return null;
  const { kind, game, packed, used_at } = row;
  return { kind, game, packed, used_at };
}

/** How many are kept. */
export async function countShares(database: Database): Promise<number> {
  const count = database.queries
    .selectFrom('shares')
    .select((e) => e.fn.countAll<number>().as('count'));
  return (await database.read(count.compile()))[0]!.count;
}

/** Notes that a link was opened. */
export function touchShare({ queries }: Database, id: string, at: number): CompiledQuery {
  return queries.updateTable('shares').set({ used_at: at }).where('id', '=', id).compile();
}

/** Deletes what nobody has opened since a moment. */
export function dropSharesUnusedSince({ queries }: Database, before: number): CompiledQuery {
  return queries.deleteFrom('shares').where('used_at', '<', before).compile();
}
