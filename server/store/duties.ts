import { type CompiledQuery, sql } from 'kysely';
import type { Engine } from './engine.ts';

/*
 * What tables wait for. The node that wrote the last row holds the duty until a while after it
 * is due; then whoever asks first takes it over.
 */

export function setDuty(
  { queries }: Engine,
  id: string,
  duty: { due: number; node: string; lease: number } | null,
): CompiledQuery {
  if (!duty) return queries.deleteFrom('duties').where('table_id', '=', id).compile();
  const values = { due_at: duty.due, node: duty.node, lease_until: duty.lease };
  return queries
    .insertInto('duties')
    .values({ table_id: id, ...values })
    .onConflict((on) => on.column('table_id').doUpdateSet(values))
    .compile();
}

/** Takes over duties that are due and that nobody holds. Each goes to exactly one node. */
export async function claimDuties(
  engine: Engine,
  claim: { node: string; now: number; lease: number; limit: number },
): Promise<string[]> {
  const { queries: db } = engine;
  const due = db
    .selectFrom('duties')
    .select('table_id')
    .where('due_at', '<=', claim.now)
    .where('lease_until', '<=', claim.now)
    .orderBy('due_at')
    .limit(claim.limit);
  const open = engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  const query = db
    .updateTable('duties')
    .set({ node: claim.node, lease_until: claim.now + claim.lease })
    .where('table_id', 'in', open)
    .returning('table_id')
    .compile();
  const [result] = await engine.write([query]);
  return (result!.rows as { table_id: string }[]).map((row) => row.table_id);
}

/** Gives back what a node holds, so that others need not wait for its lease to end. */
export function releaseDuties({ queries }: Engine, node: string | null): CompiledQuery {
  const query = queries.updateTable('duties').set({ lease_until: 0 });
  return (
    node === null ? query.where(sql<boolean>`1 = 1`) : query.where('node', '=', node)
  ).compile();
}
