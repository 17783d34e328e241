import { type CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';

/*
 * The duties of tables. The node that wrote the last entry holds the duty until its lease ends;
 * then the first node that asks takes it over. A node that is working on it keeps it.
 */

export function setDuty(
  { queries }: Database,
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
 * The same for a duty that is due at once, which several nodes may want. A node that is working on
 * it keeps it, whichever node wrote the last entry; the statement returns the holder.
 */
export function setSharedDuty(
  { queries }: Database,
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

/** Whether this node holds the duty of a table. */
export async function holdsDuty(
  { queries, read }: Database,
  id: string,
  node: string,
): Promise<boolean> {
  const query = queries.selectFrom('duties').select('node').where('table_id', '=', id);
  return (await read(query.compile()))[0]?.node === node;
}

/** Extends the leases of a node that is still working. A single node need not do this. */
export function renewLeases(
  { queries }: Database,
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

/** Takes over duties that are due and that no node holds. Each goes to exactly one node. */
export async function claimDuties(
  database: Database,
  claim: { node: string; now: number; lease: number; limit: number },
): Promise<string[]> {
  const { queries: db } = database;
  const due = db
    .selectFrom('duties')
    .select('table_id')
    .where('due_at', '<=', claim.now)
    .where('lease_until', '<=', claim.now)
    .orderBy('due_at')
    .limit(claim.limit);
  const open = database.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  const query = db
    .updateTable('duties')
    .set({ node: claim.node, lease_until: claim.now + claim.lease })
    .where('table_id', 'in', open)
    .returning('table_id')
    .compile();
  const [result] = await database.write([query]);
  return (result!.rows as { table_id: string }[]).map((row) => row.table_id);
}

/** Ends the leases of a node, so that others need not wait for them to run out. */
export function releaseDuties({ queries }: Database, node: string | null): CompiledQuery {
  const query = queries.updateTable('duties').set({ lease_until: 0 });
  return (
    node === null ? query.where(sql<boolean>`1 = 1`) : query.where('node', '=', node)
  ).compile();
}
