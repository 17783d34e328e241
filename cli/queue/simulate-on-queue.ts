import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedBlock } from '../simulation/play-block.ts';
import type { Block, RunSpec } from '../simulation/run-spec.ts';
import { simulate } from '../simulation/simulate.ts';
import type { Tally } from '../simulation/tally.ts';
import { outside } from '../terminal/failure.ts';
import { type QueueDatabase, openDatabase } from './database.ts';
import { releaseJobsOfDeadWorkers, countWorkers } from './worker-locks.ts';
import { blockOf, enqueue, forget, stubbornError } from './runs.ts';

const LOOK_EVERY = 100;
const CARE_EVERY = 1000;

/**
 * Plays a run on whatever workers there are. The blocks come back in their order, so that the
 * summary is the same as that of a run on one machine, byte for byte.
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
    const care = new Care(database, run, note);
    // One at a time: the work is done elsewhere, here it is only waited for.
    const tally = await simulate(spec, 1, (block) => care.waitFor(block), done);
    await forget(database, run);
    return tally;
  } finally {
    await database.close();
  }
}

/** Waits for blocks and meanwhile looks after the workers. */
class Care {
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
      await this.look();
      await pause(LOOK_EVERY);
    }
  }

  private async look(): Promise<void> {
    if (performance.now() - this.last < CARE_EVERY) return;
    this.last = performance.now();
    await releaseJobsOfDeadWorkers(this.database);
    const error = await stubbornError(this.database, this.run);
    if (error !== null) {
      await forget(this.database, this.run);
      throw outside(`The workers cannot play this run: ${error}`);
    }
    const alone = (await countWorkers(this.database)) === 0;
    if (alone && !this.alone) this.note('Waiting for workers: faubourg worker --queue …');
    this.alone = alone;
  }
}
