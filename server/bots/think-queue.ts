import { FairQueue } from '../limits/fair-queue.ts';
import type { ThinkPriority } from './thinker.ts';

/** Requests for tables with people served in a row before one for a table of bots, if any waits. */
const IN_A_ROW = 4;

/**
 * Requests for tables with people come first. Hosts take turns, so that the tables of one host do
 * not delay those of others. Tables of bots alone get every fifth place.
 */
export class ThinkQueue<T> {
  readonly #people = new FairQueue<T>();
  readonly #bots = new FairQueue<T>();
  #inARow = 0;

  get size(): number {
    return this.#people.size + this.#bots.size;
  }

  add({ host, people }: ThinkPriority, item: T): void {
    (people ? this.#people : this.#bots).add(host, item);
  }

  next(): T | undefined {
    const bots = this.#people.size === 0 || (this.#inARow >= IN_A_ROW && this.#bots.size > 0);
    this.#inARow = bots ? 0 : this.#inARow + 1;
    return (bots ? this.#bots : this.#people).next();
  }
}
