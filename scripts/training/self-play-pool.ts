import { type Block, flatten, type Net } from '@faubourg/search';
import { Worker } from 'node:worker_threads';
import type { SentNet, ThreadReply, ThreadRequest, ThreadStart } from './self-play-messages.ts';

const sent = (net: Net): SentNet => ({ sizes: net.sizes, weights: flatten(net) });

/** Threads that play blocks of games. Results come in the order of the blocks, for any number. */
export class SelfPlayPool {
  private readonly workers: readonly Worker[];

  /** `entry` is the program whose threads run `serveSelfPlay`. */
  constructor(entry: URL, jobs: number, start: ThreadStart) {
    this.workers = Array.from({ length: jobs }, () => new Worker(entry, { workerData: start }));
  }

  load(newest: Net | null, pool: readonly Net[]): void {
    const request: ThreadRequest = {
      do: 'load',
      newest: newest && sent(newest),
      pool: pool.map(sent),
    };
    for (const worker of this.workers) worker.postMessage(request);
  }

  /** The sample bytes of every block. */
  async play(blocks: readonly Block[]): Promise<Uint8Array<ArrayBuffer>[]> {
    return (await this.run('play', blocks)) as Uint8Array<ArrayBuffer>[];
  }

  /** The mean share of the newest net in every block. */
  async match(blocks: readonly Block[]): Promise<number[]> {
    return (await this.run('match', blocks)) as number[];
  }

  private async run(
    what: 'play' | 'match',
    blocks: readonly Block[],
  ): Promise<ThreadReply['result'][]> {
    const results: ThreadReply['result'][] = [];
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (next < blocks.length) {
          const index = next++;
          const reply = await asked(worker, { do: what, index, block: blocks[index]! });
          results[reply.index] = reply.result;
        }
      }),
    );
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map(async (worker) => worker.terminate()));
  }
}

async function asked(worker: Worker, request: ThreadRequest): Promise<ThreadReply> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', done);
      worker.off('error', failed);
    };
    const done = (reply: ThreadReply): void => {
      settle();
      resolve(reply);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    worker.on('message', done);
    worker.on('error', failed);
    worker.postMessage(request);
  });
}
