const EMPTY = -1;

/** Maps pairs of numbers to consecutive indices; the structure of a tree stored in arrays. */
export class PairIndex {
  /** The number of pairs. */
  size = 0;
  private firsts: Int32Array;
  private seconds: Int32Array;
  private ids: Int32Array;
  /** By index: its pair. */
  private byIndex: Int32Array;

  constructor(capacity = 1 << 10) {
    this.firsts = new Int32Array(capacity);
    this.seconds = new Int32Array(capacity);
    this.ids = new Int32Array(capacity).fill(EMPTY);
    // At most half of the slots are used.
    this.byIndex = new Int32Array(capacity);
  }

  /** Forgets all pairs and keeps the arrays, which have grown. */
  clear(): void {
    this.ids.fill(EMPTY);
    this.size = 0;
  }

  /**
   * The index of a pair, or −1. Looks first at the index `near`: pairs that were added one after
   * the other are mostly looked for in the same order.
   */
  findNear(near: number, first: number, second: number): number {
    const { byIndex } = this;
    if (near < this.size && byIndex[2 * near] === first && byIndex[2 * near + 1] === second)
      return near;
    return this.find(first, second);
  }

  /** The index of a pair, or −1. */
  find(first: number, second: number): number {
    return this.ids[this.slot(first, second)]!;
  }

  /** The index of a pair; adds the pair if it is new. */
  of(first: number, second: number): number {
    let slot = this.slot(first, second);
    if (this.ids[slot] !== EMPTY) return this.ids[slot]!;
    if (2 * this.size >= this.ids.length) {
      this.grow();
      slot = this.slot(first, second);
    }
    this.firsts[slot] = first;
    this.seconds[slot] = second;
    this.ids[slot] = this.size;
    this.byIndex[2 * this.size] = first;
    this.byIndex[2 * this.size + 1] = second;
    return this.size++;
  }

  private slot(first: number, second: number): number {
    const mask = this.ids.length - 1;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
    hash ^= hash >>> 15;
    let slot = hash & mask;
    while (
      this.ids[slot] !== EMPTY &&
      (this.firsts[slot] !== first || this.seconds[slot] !== second)
    )
      slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { firsts, seconds, ids, byIndex } = this;
    this.byIndex = new Int32Array(2 * ids.length);
    this.byIndex.set(byIndex);
    this.firsts = new Int32Array(2 * ids.length);
    this.seconds = new Int32Array(2 * ids.length);
    this.ids = new Int32Array(2 * ids.length).fill(EMPTY);
    for (let i = 0; i < ids.length; i++) {
      if (ids[i] === EMPTY) continue;
      const slot = this.slot(firsts[i]!, seconds[i]!);
      this.firsts[slot] = firsts[i]!;
      this.seconds[slot] = seconds[i]!;
      this.ids[slot] = ids[i]!;
    }
  }
}
