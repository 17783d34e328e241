import { run } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isProgram } from '../bots/find-bot.ts';
import type { GameLoader } from '../context/game-loader.ts';
import { blocksOf } from '../simulation/run-spec.ts';
import { startPool, type Threads } from '../simulation/threads.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { type QueueDatabase, openDatabase, silent, TASK } from './database.ts';
import { releaseJobsOfDeadWorkers, nameWorker, lockWorker } from './worker-locks.ts';
import { type BlockJob, saveBlock, specOf, workLeft } from './runs.ts';

const CARE_EVERY = 1000;

export type WorkSettings = {
  readonly url: string;
  readonly jobs: number;
  /** End when the queue is empty. */
  readonly untilDone: boolean;
  /**
   * Whether this worker starts programs as bots. Everybody who can write to the queue chooses their
   * command lines.
   */
  readonly programs: boolean;
  readonly stop: AbortSignal;
  readonly note: (text: string) => void;
};

/** Plays blocks from the queue until `stop` is aborted. Returns how many were played. */
export async function work(loader: GameLoader, settings: WorkSettings): Promise<number> {
  const { url, jobs, note } = settings;
  const database = await openDatabase(url, jobs + 4);
  const life = await database.pool.connect();
  const threads = startPool(jobs, loader.module);
  let played = 0;
  try {
    const lock = await lockWorker(life);
    const events = new EventEmitter();
    // graphile-worker locks jobs under the id of its worker pool, of which each process has one.
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
  await saveBlock(database, job, await threads.play(spec, block));
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
