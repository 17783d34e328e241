/** A piece of work that waits for its turn. */
export type Job<T> = {
  readonly item: T;
  /** About how long it takes, in any unit that all jobs share. */
  readonly cost: number;
  readonly short: boolean;
};

/** Jobs in an order of their own. */
export interface JobQueue<T> {
  readonly size: number;
  /** How many of them are short. */
  readonly shorts: number;
  /** Takes the next job, or the next short one. */
  next(shortOnly: boolean): Job<T> | undefined;
}

/** Jobs taken in a row from other keys after which a key that still waits comes first. */
const MOST_PASSED = 1000;

type Lane<Q> = {
  readonly queue: Q;
  /** The cost this key has been served, on the scale of `#served`, before its next job. */
  start: number;
  /** Jobs taken from other keys since the last one of this key. */
  passed: number;
};

/**
 * Keys take turns so that each is served about the same cost while it has jobs, however many it
 * has (start-time fair queueing). A key that comes new, or comes back, begins where the one served
 * least is now: waiting for nothing earns no credit, and asking again at once gains no turn.
 */
export class TurnQueue<T, Q extends JobQueue<T>> implements JobQueue<T> {
  readonly #lanes = new Map<string, Lane<Q>>();
  /** Where keys without jobs stopped, as long as that is ahead of the others. */
  readonly #ahead = new Map<string, number>();
  readonly #newQueue: () => Q;
  #served = 0;
  #size = 0;
  #shorts = 0;

  constructor(newQueue: () => Q) {
    this.#newQueue = newQueue;
  }

  get size(): number {
    return this.#size;
  }

  get shorts(): number {
    return this.#shorts;
  }

  /** Adds a job under a key; `put` adds it to the key's own queue. */
  add(key: string, { short }: { readonly short: boolean }, put: (queue: Q) => void): void {
    let lane = this.#lanes.get(key);
    if (!lane) {
      const start = Math.max(this.#served, this.#ahead.get(key) ?? 0);
      lane = { queue: this.#newQueue(), start, passed: 0 };
      this.#lanes.set(key, lane);
    }
    put(lane.queue);
    this.#size++;
    if (short) this.#shorts++;
  }

  next(shortOnly: boolean): Job<T> | undefined {
    const chosen = this.#choose(shortOnly);
    if (!chosen) return undefined;
    const [key, lane] = chosen;
    const job = lane.queue.next(shortOnly)!;
    lane.start += job.cost;
    lane.passed = 0;
    this.#size--;
    if (job.short) this.#shorts--;
    if (lane.queue.size === 0) {
      this.#lanes.delete(key);
      this.#ahead.set(key, lane.start);
    }
    this.#forget();
    return job;
  }

  /** The key served least, or one that was passed over too often. */
  #choose(shortOnly: boolean): [string, Lane<Q>] | null {
    let chosen: [string, Lane<Q>] | null = null;
    let least = Infinity;
    for (const entry of this.#lanes) {
      const [, lane] = entry;
      least = Math.min(least, lane.start);
      if ((shortOnly ? lane.queue.shorts : lane.queue.size) === 0) continue;
      // A thread for short jobs keeps nobody waiting: it would do nothing else.
      if (!shortOnly) lane.passed++;
      if (!chosen || isBefore(lane, chosen[1])) chosen = entry;
    }
    if (least < Infinity) this.#served = Math.max(this.#served, least);
    return chosen;
  }

  /** Drops what no longer matters, so that memory is bounded by the keys with jobs. */
  #forget(): void {
    if (this.#lanes.size === 0) this.#ahead.clear();
    for (const [key, start] of this.#ahead) if (start <= this.#served) this.#ahead.delete(key);
  }
}

/** Equal keys stay in the order in which they came. */
function isBefore(one: Lane<unknown>, other: Lane<unknown>): boolean {
  const [due, otherDue] = [one.passed > MOST_PASSED, other.passed > MOST_PASSED];
  return due === otherDue ? one.start < other.start : due;
}
