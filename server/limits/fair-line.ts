/**
 * A line in which keys take turns: whoever has a thousand in it makes nobody else wait for more
 * than one of them.
 */
export class FairLine<T> {
  /** In the order of their turns. */
  readonly #lanes = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many of this key's are waiting. */
  of(key: string): number {
    return this.#lanes.get(key)?.length ?? 0;
  }

  add(key: string, item: T): void {
    const lane = this.#lanes.get(key);
    if (lane) lane.push(item);
    else this.#lanes.set(key, [item]);
    this.#size++;
  }

  /** The next one, of a key that may; what is left of its key goes to the end. */
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
