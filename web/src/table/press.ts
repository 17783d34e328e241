/** The fields of a pointer event that are read here. */
export type PressEvent = {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
};

/** A touch of at least this duration, in milliseconds, shows a tip instead of choosing. */
export const LONG_PRESS = 450;

/** A pointer that moves at most this far, in CSS pixels, counts as still: hands tremble. */
export const STILL = 8;

/**
 * One press, from the pointer going down to its release. Its duration is read from the time stamps
 * of its events, which are right even if a busy page handles the events late.
 */
export class Press {
  readonly #start: PressEvent;
  #farthest = 0;

  constructor(down: PressEvent) {
    this.#start = down;
  }

  move({ clientX, clientY }: PressEvent): void {
    const { clientX: x, clientY: y } = this.#start;
    this.#farthest = Math.max(this.#farthest, Math.hypot(clientX - x, clientY - y));
  }

  /** Whether the pointer has left the place where it went down; it may have come back since. */
  get moved(): boolean {
    return this.#farthest > STILL;
  }

  /** Whether a press that is released by this event was a long one. */
  isLong(up: PressEvent): boolean {
    return !this.moved && up.timeStamp - this.#start.timeStamp >= LONG_PRESS;
  }
}
