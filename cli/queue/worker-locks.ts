import type { PoolClient } from 'pg';
import { type QueueDatabase, LOCK_CLASS, TASK } from './database.ts';

/*
 * Each worker holds an advisory lock through its connection. PostgreSQL releases the lock when the
 * process dies in any way. Jobs of workers without a lock are given to other workers.
 */

/** Creates a worker and takes its lock, which is held until the connection ends. */
export async function lockWorker(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ lock: number }>(
    'insert into faubourg_lab.worker default values returning lock',
  );
  const { lock } = rows[0]!;
  await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, lock]);
  return lock;
}

/** Stores the name under which graphile-worker knows the worker with this lock. */
export async function nameWorker(
  { pool }: QueueDatabase,
  lock: number,
  name: string,
): Promise<void> {
  await pool.query('update faubourg_lab.worker set name = $2 where lock = $1', [lock, name]);
}

const HELD = `
  select 1 from pg_locks l
  where l.locktype = 'advisory' and l.granted and l.objsubid = 2
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = $1::bigint::oid and l.objid = w.lock::bigint::oid`;

// A worker may hold a job before it has stored its name. Such a job counts as lost after five
// seconds.
const DEAD = `
  select distinct j.locked_by as name
  from graphile_worker.jobs j left join faubourg_lab.worker w on w.name = j.locked_by
  where j.task_identifier = $2 and j.locked_by is not null
    and case when w.lock is null then j.locked_at < now() - interval '5 seconds'
        else not exists (${HELD}) end`;

/** Releases the jobs of workers that died, and deletes those workers. */
export async function releaseJobsOfDeadWorkers({ pool, jobs }: QueueDatabase): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(DEAD, [LOCK_CLASS, TASK]);
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 0;
  await jobs.forceUnlockWorkers(names);
  await pool.query('delete from faubourg_lab.worker where name = any($1)', [names]);
  return names.length;
}

/** How many workers are alive. */
export async function countWorkers({ pool }: QueueDatabase): Promise<number> {
  const { rows } = await pool.query<{ alive: string }>(
    `select count(*) as alive from faubourg_lab.worker w where exists (${HELD})`,
    [LOCK_CLASS],
  );
  return Number(rows[0]!.alive);
}
