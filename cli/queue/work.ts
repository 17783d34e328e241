import { run } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isProgram } from '../bots/find-bot.ts';
import type { Catalogue } from '../context/catalogue.ts';
import { blocksOf } from '../simulation/run-spec.ts';
import { startPool, type Threads } from '../simulation/threads.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { type QueueDatabase, openDatabase, silent, TASK } from './database.ts';
import { releaseJobsOfDeadWorkers, nameWorker, lockWorker } from './worker-locks.ts';
import { type BlockJob, keepBlock, specOf, workLeft } from './runs.ts';

const CARE_EVERY = 1000;

export type WorkSettings = {
  readonly url: string;
  readonly jobs: number;
  /** End when nothing is left to do. */
  readonly untilDone: boolean;
  /** Whether bots that are programs may be started here: whoever reaches the queue names them. */
  readonly programs: boolean;
  readonly stop: AbortSignal;
  readonly note: (text: string) => void;
};

/** Takes blocks from the queue and plays them, until told to stop. Gives how many were played. */
export async function work(catalogue: Catalogue, settings: WorkSettings): Promise<number> {
  const { url, jobs, note } = settings;
  const database = await openDatabase(url, jobs + 4);
  const life = await database.pool.connect();
  const threads = startPool(jobs, catalogue.module);
  let played = 0;
  try {
    const lock = await lockWorker(life);
    const events = new EventEmitter();
    // The job engine locks jobs under the name of its pool of workers, one per process.
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      nameWorker(database, lock, workerPool.id).catch(() => {});
    });
    const runner = await run({
      pgPool: database.pool,
      concurrency: jobs,
      pollInterval: 500,
      noHandleSignals: true,
      logger: silent,
      events,
      taskList: {
        [TASK]: async (payload) => {
          const done = await playJob(
            database,
            threads,
            payload as BlockJob,
            settings.programs,
          ).catch((error: unknown) => {
            note(`A block could not be played: ${messageOf(error)}`);
            throw error;
          });
          if (done) played++;
        },
      },
    });
    await untilStopped(database, settings);
    await runner.stop();
  } finally {
    life.release(true);
    await threads.close();
    await database.close();
  }
  return played;
}

async function playJob(
  database: QueueDatabase,
  threads: Threads,
  job: BlockJob,
  programs: boolean,
): Promise<boolean> {
  const spec = await specOf(database, job.run);
  const block = spec ? blocksOf(spec)[job.index] : undefined;
  if (!spec || !block) return false;
  if (!programs && spec.bots.some(isProgram)) {
    throw outside('its bots are programs; a worker starts those only with --programs');
  }
  await keepBlock(database, job, await threads.play(spec, block));
  return true;
}

async function untilStopped(database: QueueDatabase, settings: WorkSettings): Promise<void> {
  const { stop, untilDone } = settings;
  while (!stop.aborted) {
    await releaseJobsOfDeadWorkers(database);
    if (untilDone && !(await workLeft(database))) return;
    await pause(CARE_EVERY, undefined, { signal: stop }).catch(() => {});
  }
}
