const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * Tries something until it works: at once when asked or when the network is back, else after
 * pauses that grow.
 */
export class Retry {
  #work: () => Promise<boolean>;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trying = false;
  #over = false;

  /** `work` tells whether that was it. */
  constructor(work: () => Promise<boolean>) {
    this.#work = work;
    addEventListener('online', this.start);
  }

  start = (): void => {
    if (this.#over || this.#trying) return;
    this.#trying = true;
    clearTimeout(this.#timer);
    void this.#try();
  };

  async #try(): Promise<void> {
    const worked = await this.#work();
    this.#trying = false;
    if (worked) this.stop();
    if (this.#over) return;
    this.#timer = setTimeout(this.start, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.start);
  }
}
