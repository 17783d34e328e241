import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Writes one row, always the same: it succeeds if the database can be written to. */
export function probeStatement({ queries }: Database, now: number): CompiledQuery {
  const value = `${now}`;
  return queries
    .insertInto('facts')
    .values({ name: 'probe', value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .compile();
}
