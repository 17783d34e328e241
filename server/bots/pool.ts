import type { Json } from '@faubourg/core';
import { Worker } from 'node:worker_threads';
import { ThoughtQueue } from './queue.ts';
import type { Errand, Question, Thinker } from './thinker.ts';

export type PoolOptions = {
  /** The most threads at once. */
  readonly threads: number;
  /** Milliseconds beyond its budget that a thread gets to hand in the answer. */
  readonly grace: number;
  /** What the threads run. */
  readonly script?: URL;
};

type Job = {
  readonly question: Question;
  resolve(answer: Json | null): void;
  reject(error: Error): void;
};

type Thread = {
  readonly worker: Worker;
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
};

/**
 * Threads for bots. There are fewer of them than processors, so that any number of bots leaves
 * room for people; questions wait in line (see `ThoughtQueue`). A thread that overruns or crashes is ended and
 * replaced, and only its one question fails.
 */
export class BotPool implements Thinker {
  readonly #games: URL;
  readonly #options: PoolOptions;
  readonly #line = new ThoughtQueue<Job>();
  readonly #threads = new Set<Thread>();
  readonly #idle: Thread[] = [];
  #closed = false;

  constructor(games: URL, options: PoolOptions) {
    this.#games = games;
    this.#options = options;
  }

  get waiting(): number {
    return this.#line.size;
  }

  think(question: Question, errand: Errand): Promise<Json | null> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('closed'));
        return;
      }
      this.#line.add(errand, { question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#line.size === 0) return;
    const thread = this.#idle.pop();
    if (thread) this.#give(thread, this.#line.next()!);
    else if (this.#threads.size < this.#options.threads) this.#start();
  }

  #start(): void {
    const script = this.#options.script ?? new URL('./worker.ts', import.meta.url);
    const worker = new Worker(script, { workerData: this.#games.href });
    const thread: Thread = { worker, ready: false, job: null, timer: null };
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
    thread.timer = setTimeout(() => {
      this.#lose(thread, new Error('took too long'));
      void thread.worker.terminate();
    }, job.question.budget + this.#options.grace);
    thread.worker.postMessage(JSON.stringify(job.question));
  }

  #finish(thread: Thread, reply: Reply): void {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = null;
    if (!job) return;
    if ('failed' in reply) job.reject(new Error(reply.failed));
    else job.resolve(reply.answer);
  }

  #lose(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    const idle = this.#idle.indexOf(thread);
    if (idle >= 0) this.#idle.splice(idle, 1);
    this.#finish(thread, { failed: error.message });
    // A thread that cannot even start must not be started for ever: its question fails too.
    if (!thread.ready) this.#line.next()?.reject(error);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job; (job = this.#line.next());) job.reject(new Error('closed'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }
}

type Reply = { readonly answer: Json | null } | { readonly failed: string };
