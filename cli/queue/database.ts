import { makeWorkerUtils, Logger, type WorkerUtils } from 'graphile-worker';
import { Pool } from 'pg';
import { messageOf, outside } from '../terminal/failure.ts';

/** The task of our jobs in graphile-worker. */
export const TASK = 'faubourg-block';

/** The class of our advisory locks, which separates them from those of other programs. */
export const LOCK_CLASS = 0x0fa0_b096;

/** Silences graphile-worker. The command line prints its own messages. */
export const silent = new Logger(() => () => {});

/*
 * The runs, the blocks that were played, and the workers. A worker holds an advisory lock while its
 * process lives. The primary key of a block makes a block that was played twice count once.
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

/** Connects, and creates our tables and those of graphile-worker if they do not exist. */
export async function openDatabase(url: string, connections = 4): Promise<QueueDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw outside('--queue: expected postgres://…');
  const pool = new Pool({ connectionString: url, max: connections });
  // The pool replaces idle connections that break.
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

/**
 * Runs the statements under an advisory lock, because two programs that create the same tables at
 * once would fail.
 */
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
