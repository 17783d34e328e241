import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedBlock } from '../simulation/play-block.ts';
import type { Block, RunSpec } from '../simulation/run-spec.ts';
import { simulate } from '../simulation/simulate.ts';
import type { Tally } from '../simulation/tally.ts';
import { outside } from '../terminal/failure.ts';
import { type QueueDatabase, openDatabase } from './database.ts';
import { releaseJobsOfDeadWorkers, countWorkers } from './worker-locks.ts';
import { blockOf, enqueue, deleteRun, lastingError } from './runs.ts';

/** Milliseconds between two queries for a block. */
const POLL_MS = 100;
/** Milliseconds between two checks of the workers, which cost more queries. */
const WORKER_CHECK_MS = 1000;

/**
 * Plays a run on the workers of a queue. The blocks are returned in order, so that the summary has
 * the same bytes as that of a run on one machine.
 */
export async function simulateOnQueue(
  url: string,
  spec: RunSpec,
  done: (played: PlayedBlock, block: Block) => Promise<void>,
  note: (text: string) => void,
): Promise<Tally> {
  const database = await openDatabase(url);
  try {
    const run = await enqueue(database, spec);
    const waiter = new BlockWaiter(database, run, note);
    // One block at a time, because this process only waits for the workers.
    const tally = await simulate(spec, 1, (block) => waiter.waitFor(block), done);
    await deleteRun(database, run);
    return tally;
  } finally {
    await database.close();
  }
}

/**
 * Waits for blocks. Meanwhile it releases the jobs of dead workers and reports errors of the run.
 */
class BlockWaiter {
  private readonly database: QueueDatabase;
  private readonly run: string;
  private readonly note: (text: string) => void;
  private last = performance.now();
  private alone = false;

  constructor(database: QueueDatabase, run: string, note: (text: string) => void) {
    this.database = database;
    this.run = run;
    this.note = note;
  }

  async waitFor({ index }: Block): Promise<PlayedBlock> {
    for (;;) {
      const played = await blockOf(this.database, this.run, index);
      if (played) return played;
      await this.checkWorkers();
      await pause(POLL_MS);
    }
  }

  private async checkWorkers(): Promise<void> {
    if (performance.now() - this.last < WORKER_CHECK_MS) return;
    this.last = performance.now();
    await releaseJobsOfDeadWorkers(this.database);
    const error = await lastingError(this.database, this.run);
    if (error !== null) {
      await deleteRun(this.database, this.run);
      throw outside(`The workers cannot play this run: ${error}`);
    }
    const alone = (await countWorkers(this.database)) === 0;
    if (alone && !this.alone) this.note('Waiting for workers: faubourg worker --queue …');
    this.alone = alone;
  }
}
