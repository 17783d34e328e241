import { FairLine } from '../limits/fair-line.ts';
import type { Errand } from './thinker.ts';

/** So often in a row tables with people go first; then one without them has its turn. */
const IN_A_ROW = 4;

/**
 * Who thinks next: first for tables at which people play, and hosts take turns, so that nobody's
 * tables hold up those of others. Tables of bots alone get on slowly, but they do.
 */
export class ThoughtQueue<T> {
  readonly #people = new FairLine<T>();
  readonly #bots = new FairLine<T>();
  #inARow = 0;

  get size(): number {
    return this.#people.size + this.#bots.size;
  }

  add({ host, people }: Errand, item: T): void {
    (people ? this.#people : this.#bots).add(host, item);
  }

  next(): T | undefined {
    const bots = this.#people.size === 0 || (this.#inARow >= IN_A_ROW && this.#bots.size > 0);
    this.#inARow = bots ? 0 : this.#inARow + 1;
    return (bots ? this.#bots : this.#people).next();
  }
}
