import { canonical } from '@faubourg/core';
import { createHash } from 'node:crypto';
import type { PlayedBlock } from '../simulation/play-block.ts';
import { blocksOf, type RunSpec, runSpecShape } from '../simulation/run-spec.ts';
import { outside } from '../terminal/failure.ts';
import { type QueueDatabase, TASK } from './database.ts';

/** The payload of one job. */
export type BlockJob = { readonly run: string; readonly index: number };

/** The id is a hash of the spec. Therefore an interrupted run goes on if it is started again. */
export function runId(spec: RunSpec): string {
  return createHash('sha256').update(canonical(spec)).digest('hex').slice(0, 32);
}

const TOGETHER = 1000;
// A worker that dies uses up an attempt. The limit is high, so that no number of deaths loses a
// block.
const MOST_ATTEMPTS = 32_000;

/** Adds a run to the queue: one job for each block that has not been played. */
export async function enqueue({ pool, jobs }: QueueDatabase, spec: RunSpec): Promise<string> {
  const run = runId(spec);
  await pool.query(
    'insert into faubourg_lab.run (id, spec) values ($1, $2) on conflict do nothing',
    [run, JSON.stringify(spec)],
  );
  const { rows } = await pool.query<{ index: number }>(
    'select index from faubourg_lab.block where run = $1',
    [run],
  );
  const played = new Set(rows.map(({ index }) => index));
  const missing = blocksOf(spec).filter(({ index }) => !played.has(index));
  for (let at = 0; at < missing.length; at += TOGETHER) {
    await jobs.addJobs(
      missing.slice(at, at + TOGETHER).map(({ index }) => ({
        identifier: TASK,
        payload: { run, index } satisfies BlockJob,
        jobKey: `${TASK}/${run}/${index}`,
        maxAttempts: MOST_ATTEMPTS,
      })),
    );
  }
  return run;
}

/** The spec of a run, or null if the run was deleted. */
export async function specOf({ pool }: QueueDatabase, run: string): Promise<RunSpec | null> {
  const { rows } = await pool.query<{ spec: string }>(
    'select spec from faubourg_lab.run where id = $1',
    [run],
  );
  if (rows.length === 0) return null;
  const spec: unknown = JSON.parse(rows[0]!.spec);
  const fault = runSpecShape.fault(spec, 'spec');
  if (fault) throw outside(`A run on the queue cannot be read: ${fault.at}, ${fault.expected}`);
  return spec as RunSpec;
}

/** Saves the result of a block. Saving it again changes nothing. */
export async function saveBlock(
  { pool }: QueueDatabase,
  { run, index }: BlockJob,
  { records, ...rest }: PlayedBlock,
): Promise<void> {
  await pool.query(
    `insert into faubourg_lab.block (run, index, tally, records)
     select id, $2, $3, $4 from faubourg_lab.run where id = $1 on conflict do nothing`,
    [run, index, JSON.stringify(rest), records],
  );
}

/** The result of a block, or null while it has not been played. */
export async function blockOf(
  { pool }: QueueDatabase,
  run: string,
  index: number,
): Promise<PlayedBlock | null> {
  const { rows } = await pool.query<{ tally: string; records: string }>(
    'select tally, records from faubourg_lab.block where run = $1 and index = $2',
    [run, index],
  );
  const row = rows[0];
  if (!row) return null;
  return { ...(JSON.parse(row.tally) as Omit<PlayedBlock, 'records'>), records: row.records };
}

/** The error with which the jobs of this run fail repeatedly, or null. */
export async function lastingError({ pool }: QueueDatabase, run: string): Promise<string | null> {
  const { rows } = await pool.query<{ last_error: string }>(
    `select last_error from graphile_worker.jobs
     where key like $1 and last_error is not null and attempts >= 2 limit 1`,
    [`${TASK}/${run}/%`],
  );
  return rows[0]?.last_error ?? null;
}

/** Deletes a run after its results were read, or if it cannot be played. */
export async function deleteRun({ pool }: QueueDatabase, run: string): Promise<void> {
  await pool.query(
    'select graphile_worker.remove_job(key) from graphile_worker.jobs where key like $1',
    [`${TASK}/${run}/%`],
  );
  await pool.query('delete from faubourg_lab.run where id = $1', [run]);
}

/** Whether a job of ours is waiting or running. */
export async function workLeft({ pool }: QueueDatabase): Promise<boolean> {
  const { rows } = await pool.query(
    'select 1 from graphile_worker.jobs where task_identifier = $1 limit 1',
    [TASK],
  );
  return rows.length > 0;
}
