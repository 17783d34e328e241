import { type Job, type JobQueue, TurnQueue } from '../limits/turn-queue.ts';
import type { ThinkPriority } from './thinker.ts';

/** Requests for tables with people served in a row before one for a table of bots, if any waits. */
const IN_A_ROW = 4;

/** Short requests of one host served in a row before a long one of the same host, if any waits. */
const SHORT_IN_A_ROW = 8;

/** Milliseconds. Requests that cost no more are short: an apprentice's. */
const SHORT = 50;

/** The requests of one host: short ones first, within bounds. */
class HostQueue<T> implements JobQueue<T> {
  readonly #short: Job<T>[] = [];
  readonly #long: Job<T>[] = [];
  #inARow = 0;

  get size(): number {
    return this.#short.length + this.#long.length;
  }

  get shorts(): number {
    return this.#short.length;
  }

  add(job: Job<T>): void {
    (job.short ? this.#short : this.#long).push(job);
  }

  next(shortOnly: boolean): Job<T> | undefined {
    if (shortOnly) return this.#short.shift();
    const long =
      this.#short.length === 0 || (this.#inARow >= SHORT_IN_A_ROW && this.#long.length > 0);
    this.#inARow = long ? 0 : this.#inARow + 1;
    return (long ? this.#long : this.#short).shift();
  }
}

type PayerQueue<T> = TurnQueue<T, HostQueue<T>>;
type Requests<T> = TurnQueue<T, PayerQueue<T>>;

const newRequests = <T>(): Requests<T> =>
  new TurnQueue<T, PayerQueue<T>>(() => new TurnQueue<T, HostQueue<T>>(() => new HostQueue<T>()));

/**
 * Requests for tables with people come first; tables of bots alone get every fifth place. Payers
 * take turns by the time that their bots use, and so do the hosts of one payer: many tables, and
 * many guests of one address, do not delay other people.
 */
export class ThinkQueue<T> {
  readonly #people = newRequests<T>();
  readonly #bots = newRequests<T>();
  #inARow = 0;

  get size(): number {
    return this.#people.size + this.#bots.size;
  }

  /** How many short requests wait. */
  get shorts(): number {
    return this.#people.shorts + this.#bots.shorts;
  }

  add({ payer, host, people, cost }: ThinkPriority, item: T): void {
    const job = { item, cost, short: cost <= SHORT };
    (people ? this.#people : this.#bots).add(payer, job, (hosts) => {
      hosts.add(host, job, (own) => {
        own.add(job);
      });
    });
  }

  /** Takes the next request; with `shortOnly` the next short one. */
  next(shortOnly = false): T | undefined {
    const count = (requests: Requests<T>): number => (shortOnly ? requests.shorts : requests.size);
    const bots = count(this.#people) === 0 || (this.#inARow >= IN_A_ROW && count(this.#bots) > 0);
    this.#inARow = bots ? 0 : this.#inARow + 1;
    return (bots ? this.#bots : this.#people).next(shortOnly)?.item;
  }
}
