/** The pause before the next attempt, in milliseconds; it doubles from the first to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * Repeats a task until it succeeds: at once on `start` and when the network is back, otherwise
 * after growing pauses.
 */
export class Retry {
  #work: () => Promise<boolean>;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trying = false;
  #over = false;

  /** `work` resolves to whether it succeeded. */
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
