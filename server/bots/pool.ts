import { Worker } from 'node:worker_threads';
import { systemClocks } from '../time/clocks.ts';
import { ThinkQueue } from './think-queue.ts';
import type { Found, ThinkPriority, ThinkRequest, Thinker } from './thinker.ts';

export type PoolOptions = {
  /** The most threads at once. */
  readonly threads: number;
  /** Milliseconds beyond its budget after which a thread is ended. */
  readonly grace: number;
  /** The script of the threads. */
  readonly script?: URL;
};

type Job = {
  readonly request: ThinkRequest;
  resolve(found: Found): void;
  reject(error: Error): void;
};

type Thread = {
  readonly worker: Worker;
  /** Whether it takes short requests alone. */
  readonly shortOnly: boolean;
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
};

/**
 * Threads for bots. There are fewer of them than processors, so that bots never use the whole
 * machine; requests wait in a `ThinkQueue`. One more thread is for short requests alone: it starts
 * when a short one would have to wait for a long one to end. A thread that overruns or crashes is
 * ended and replaced, and only the request it worked on fails.
 */
export class BotPool implements Thinker {
  readonly #games: URL;
  readonly #options: PoolOptions;
  readonly #queue = new ThinkQueue<Job>();
  readonly #threads = new Set<Thread>();
  readonly #idle: Thread[] = [];
  readonly #monotonic: () => number;
  /** When a request was last taken from the queue, or put into it while it was empty. */
  #movedAt = 0;
  #closed = false;

  constructor(games: URL, options: PoolOptions, monotonic = systemClocks.monotonic) {
    this.#games = games;
    this.#options = options;
    this.#monotonic = monotonic;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Milliseconds for which requests have waited while no thread took one. */
  get stalled(): number {
    return this.#queue.size === 0 ? 0 : this.#monotonic() - this.#movedAt;
  }

  think(request: ThinkRequest, priority: ThinkPriority): Promise<Found> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('closed'));
        return;
      }
      if (this.#queue.size === 0) this.#movedAt = this.#monotonic();
      this.#queue.add(priority, { request, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.size === 0) return;
    const thread = this.#takeIdle(false);
    if (thread) this.#give(thread, this.#queue.next()!);
    else if (this.#count(false) < this.#options.threads) this.#start(false);
    else this.#nextShort();
  }

  /** Gives a short request to the thread for these, if all other threads are at work. */
  #nextShort(): void {
    if (this.#queue.shorts === 0) return;
    const thread = this.#takeIdle(true);
    if (thread) this.#give(thread, this.#queue.next(true)!);
    else if (this.#count(true) === 0 && this.#areBusy()) this.#start(true);
  }

  #takeIdle(shortOnly: boolean): Thread | null {
    const at = this.#idle.findLastIndex((thread) => thread.shortOnly === shortOnly);
    return at < 0 ? null : this.#idle.splice(at, 1)[0]!;
  }

  #count(shortOnly: boolean): number {
    let count = 0;
    for (const thread of this.#threads) if (thread.shortOnly === shortOnly) count++;
    return count;
  }

  #areBusy(): boolean {
    return [...this.#threads].every(({ job }) => job !== null);
  }

  #start(shortOnly: boolean): void {
    const script = this.#options.script ?? new URL('./worker.ts', import.meta.url);
    const worker = new Worker(script, { workerData: this.#games.href });
    const thread: Thread = { worker, shortOnly, ready: false, job: null, timer: null };
    this.#threads.add(thread);
    worker.on('message', (text: string) => {
      if (!this.#threads.has(thread)) return;
      if (text === 'ready') thread.ready = true;
      else this.#finish(thread, JSON.parse(text) as Reply);
      this.#idle.push(thread);
      this.#next();
    });
    worker.on('error', (error) => {
      this.#lose(thread, error);
    });
    worker.on('exit', () => {
      this.#lose(thread, new Error('the thread ended'));
    });
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job;
    this.#movedAt = this.#monotonic();
    thread.timer = setTimeout(() => {
      this.#lose(thread, new Error('took too long'));
      void thread.worker.terminate();
    }, job.request.budget + this.#options.grace);
    thread.worker.postMessage(JSON.stringify(job.request));
  }

  #finish(thread: Thread, reply: Reply): void {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = null;
    if (!job) return;
    if ('failed' in reply) job.reject(new Error(reply.failed));
    else job.resolve(reply);
  }

  #lose(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    const idle = this.#idle.indexOf(thread);
    if (idle >= 0) this.#idle.splice(idle, 1);
    this.#finish(thread, { failed: error.message });
    // If a thread cannot even start, a waiting request fails, too: otherwise threads would be
    // started without end.
    if (!thread.ready) this.#queue.next(thread.shortOnly)?.reject(error);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job; (job = this.#queue.next());) job.reject(new Error('closed'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }
}

type Reply = Found | { readonly failed: string };
