import { type CompiledQuery, sql } from 'kysely';
import type { Engine } from './engine.ts';

/*
 * What tables wait for. The node that wrote the last row holds the duty until a while after it
 * is due; then whoever asks first takes it over. Who is at work on it already keeps it.
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

/**
 * The same for a duty that is due at once, where several nodes may want it. Who holds one that is
 * under way goes on with it, whoever wrote the last row: the statement gives back whose it is.
 */
export function shareDuty(
  { queries }: Engine,
  id: string,
  duty: { due: number; node: string; lease: number },
): CompiledQuery<{ node: string }> {
  const { due, node, lease } = duty;
  const theirs = sql`duties.node <> ${node} and duties.due_at <= ${due} and duties.lease_until > ${due}`;
  return queries
    .insertInto('duties')
    .values({ table_id: id, due_at: due, node, lease_until: lease })
    .onConflict((on) =>
      on.column('table_id').doUpdateSet({
        due_at: due,
        node: sql<string>`case when ${theirs} then duties.node else ${node} end`,
        lease_until: sql<number>`case when ${theirs} then duties.lease_until else ${lease} end`,
      }),
    )
    .returning('node')
    .compile();
}

/** Whether the duty at this table is this node's. */
export async function holds({ queries, read }: Engine, id: string, node: string): Promise<boolean> {
  const query = queries.selectFrom('duties').select('node').where('table_id', '=', id);
  return (await read(query.compile()))[0]?.node === node;
}

/** A node still at work on these holds them for longer. Where there is one node none needs it. */
export function renewLeases(
  { queries }: Engine,
  tables: readonly string[],
  { node, now, lease }: { node: string; now: number; lease: number },
): CompiledQuery {
  return queries
    .updateTable('duties')
    .set({ lease_until: now + lease })
    .where('node', '=', node)
    .where('lease_until', '<', now + lease / 2)
    .where('table_id', '=', sql<string>`any(${tables})`)
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
