import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/* What may be given up because nobody has used it for long. */

/** A table and the number of its last entry. */
export type IdleTable = { readonly id: string; readonly seq: number };

/**
 * Tables of a phase to whose logs nobody has written since `before` and for which nothing is due,
 * the oldest first. A table that waits for a deadline is not idle.
 */
export async function idleTables(
  database: Database,
  phase: string,
  before: number,
  limit: number,
): Promise<IdleTable[]> {
  const { queries } = database;
  const query = queries
    .selectFrom('tables')
    .innerJoin('log', 'log.table_id', 'tables.id')
    .select(['tables.id', 'log.seq'])
    // Both values, so that the index on (listed, phase, created_at) serves.
    .where('listed', 'in', [0, 1])
    .where('phase', '=', phase)
    .where('log.at', '<', before)
    .where('log.seq', '=', (e) =>
      e
        .selectFrom('log as last')
        .select((m) => m.fn.max('last.seq').as('seq'))
        .whereRef('last.table_id', '=', 'tables.id'),
    )
    .where('tables.id', 'not in', queries.selectFrom('duties').select('table_id'))
    .orderBy('created_at')
    .limit(limit);
  return database.read(query.compile());
}

/** Deletes the tokens that were last used before a moment. */
export function dropTokensUnusedSince({ queries }: Database, before: number): CompiledQuery {
  return queries.deleteFrom('tokens').where('used_at', '<', before).compile();
}

/** Deletes the used challenges that have expired: they cannot be used again anyway. */
export function dropExpiredChallenges({ queries }: Database, now: number): CompiledQuery {
  return (
    queries
      .deleteFrom('facts')
      .where('name', 'like', 'used %')
      // Times with the same number of digits compare alike as texts and as numbers.
      .where('value', '<', `${now}`)
      .compile()
  );
}
