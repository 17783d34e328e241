/** Called when the presence changes. */
export type PresenceListener = {
  /** The seats that are connected to this node, as bits. */
  own(seats: number): void;
  /** The seats that are connected to any node, as bits. */
  all(seats: number): void;
};

/**
 * Which seats of a table have somebody connected. A seat counts as away only after it had no
 * connection for a while, so that reloading a page does not show.
 */
export class Presence {
  readonly #grace: number;
  readonly #listener: PresenceListener;
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  readonly #remote = new Map<string, number>();
  #own = 0;
  #all = 0;

  constructor(grace: number, listener: PresenceListener) {
    this.#grace = grace;
    this.#listener = listener;
  }

  /** Seats connected to this node, as bits. */
  get own(): number {
    return this.#own;
  }

  /** Seats connected anywhere, as bits. */
  get all(): number {
    return this.#all;
  }

  /** Takes the number of watchers that the seat has on this node. */
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
      this.#leaving.set(seat, setTimeout(gone, this.#grace).unref());
    }
  }

  #set(own: number): void {
    if (own === this.#own) return;
    this.#own = own;
    this.#listener.own(own);
    this.#update();
  }

  /** The seats that are connected to another node, as bits. */
  setRemote(node: string, seats: number): void {
    if (seats === 0) this.#remote.delete(node);
    else this.#remote.set(node, seats);
    this.#update();
  }

  /** Drops what is known of another node; null: of every other node. */
  clearRemote(node: string | null): void {
    if (node === null) this.#remote.clear();
    else this.#remote.delete(node);
    this.#update();
  }

  #update(): void {
    let all = this.#own;
    for (const seats of this.#remote.values()) all |= seats;
    if (all === this.#all) return;
    this.#all = all;
    this.#listener.all(all);
  }
}
