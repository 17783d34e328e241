/**
 * Milliseconds of long work in one turn of the event loop. Everybody else waits that long, and for
 * what follows in the same turn: a query, a response, the collection of garbage.
 */
const SLICE = 5;

/**
 * Divides long work, such as replaying a log, into slices. All such work of a node shares one slice
 * in each turn of the event loop, so that the number of requests does not make the turn longer.
 */
export class TimeSlices {
  readonly #now: () => number;
  readonly #nextTurn: (run: () => void) => void;
  readonly #waiting: (() => void)[] = [];
  /** When the slice of this turn is over; null before any work in this turn. */
  #until: number | null = null;

  constructor(now: () => number, nextTurn: (run: () => void) => void = setImmediate) {
    this.#now = now;
    this.#nextTurn = nextTurn;
  }

  /** Whether work must wait for its next slice. */
  get over(): boolean {
    if (this.#until === null) this.#begin();
    return this.#now() >= this.#until!;
  }

  /** Waits for a slice in a later turn, after those who wait already. */
  next(): Promise<void> {
    if (this.#until === null) this.#begin();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #begin(): void {
    this.#until = this.#now() + SLICE;
    this.#nextTurn(() => {
      this.#until = null;
      const first = this.#waiting.shift();
      if (!first) return;
      this.#begin();
      first();
    });
  }
}
