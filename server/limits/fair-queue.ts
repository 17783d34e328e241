/** A round-robin queue over keys: a key with many items delays each other key by at most one. */
export class FairQueue<T> {
  /** The items of each key, in the order in which the keys have their turn. */
  readonly #lanes = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of items that wait under a key. */
  of(key: string): number {
    return this.#lanes.get(key)?.length ?? 0;
  }

  add(key: string, item: T): void {
    const lane = this.#lanes.get(key);
    if (lane) lane.push(item);
    else this.#lanes.set(key, [item]);
    this.#size++;
  }

  /** The next item of a key that may have its turn; the key then goes to the end. */
  next(may: (key: string) => boolean = () => true): T | undefined {
    for (const [key, lane] of this.#lanes) {
      if (!may(key)) continue;
      const item = lane.shift()!;
      this.#lanes.delete(key);
      if (lane.length > 0) this.#lanes.set(key, lane);
      this.#size--;
      return item;
    }
    return undefined;
  }
}
