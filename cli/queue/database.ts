import { makeWorkerUtils, Logger, type WorkerUtils } from 'graphile-worker';
import { Pool } from 'pg';
import { messageOf, outside } from '../terminal/failure.ts';

/** The name of our kind of job among those of the job engine. */
export const TASK = 'faubourg-block';

/** Marks our advisory locks among those of other programs. */
export const LOCK_CLASS = 0x0fa0_b096;

/** The job engine speaks to nobody; what people need to know we say ourselves. */
export const silent = new Logger(() => () => {});

/*
 * Runs with their specs, the blocks that were played, and the workers with the lock each holds
 * while it lives. A block is there once or not at all: a block played twice counts once.
 */
const SCHEMA = `
create schema if not exists faubourg_lab;
create table if not exists faubourg_lab.run (
  id text primary key,
  spec text not null
);
create table if not exists faubourg_lab.block (
  run text not null references faubourg_lab.run on delete cascade,
  index integer not null,
  tally text not null,
  records text not null,
  primary key (run, index)
);
create table if not exists faubourg_lab.worker (
  lock integer generated always as identity primary key,
  name text unique
);`;

export type QueueDatabase = {
  readonly pool: Pool;
  readonly jobs: WorkerUtils;
  close(): Promise<void>;
};

/** Connects and makes sure that our tables and those of the job engine are there. */
export async function openDatabase(url: string, connections = 4): Promise<QueueDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw outside('--queue: expected postgres://…');
  const pool = new Pool({ connectionString: url, max: connections });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await inTurn(pool, SCHEMA);
    const jobs = await makeWorkerUtils({ pgPool: pool, logger: silent });
    return {
      pool,
      jobs,
      close: async () => {
        await jobs.release();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw outside(`The queue cannot be reached: ${messageOf(error)}`);
  }
}

/** Two programs that create the same tables at the same moment would get in each other's way. */
async function inTurn(pool: Pool, statements: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, 0)', [LOCK_CLASS]);
    await client.query(statements);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
