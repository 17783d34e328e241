/** What a table's presence tells when it changes. */
export type PresenceNews = {
  /** Seats that are connected to this node, as bits: for the other nodes. */
  own(seats: number): void;
  /** Seats that are connected anywhere, as bits: for whoever watches here. */
  all(seats: number): void;
};

/**
 * Which seats of a table have somebody connected. A seat is gone only after a pause without a
 * connection: who loads a page again has not been away.
 */
export class Presence {
  readonly #pause: number;
  readonly #news: PresenceNews;
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  readonly #elsewhere = new Map<string, number>();
  #own = 0;
  #all = 0;

  constructor(pause: number, news: PresenceNews) {
    this.#pause = pause;
    this.#news = news;
  }

  /** Seats connected to this node, as bits. */
  get own(): number {
    return this.#own;
  }

  /** Seats connected anywhere, as bits. */
  get all(): number {
    return this.#all;
  }

  /** So many watch from this seat, here. */
  count(seat: number, watchers: number): void {
    const bit = 1 << seat;
    if (watchers > 0) {
      clearTimeout(this.#leaving.get(seat));
      this.#leaving.delete(seat);
      this.#set(this.#own | bit);
    } else if (this.#own & bit && !this.#leaving.has(seat)) {
      const gone = (): void => {
        this.#leaving.delete(seat);
        this.#set(this.#own & ~bit);
      };
      this.#leaving.set(seat, setTimeout(gone, this.#pause).unref());
    }
  }

  #set(own: number): void {
    if (own === this.#own) return;
    this.#own = own;
    this.#news.own(own);
    this.#look();
  }

  /** Another node says who is connected there. */
  hear(node: string, seats: number): void {
    if (seats === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, seats);
    this.#look();
  }

  /** What this node said holds no longer; null: whatever any said. */
  forget(node: string | null): void {
    if (node === null) this.#elsewhere.clear();
    else this.#elsewhere.delete(node);
    this.#look();
  }

  #look(): void {
    let all = this.#own;
    for (const seats of this.#elsewhere.values()) all |= seats;
    if (all === this.#all) return;
    this.#all = all;
    this.#news.all(all);
  }
}
