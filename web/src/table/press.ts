/** What a pointer event says about a press: where the pointer was, and when. */
export type PressEvent = {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
};

/** From this time on, in milliseconds, a touch asks what a thing is instead of choosing it. */
export const LONG_PRESS = 450;

/** A pointer that moves at most this far, in CSS pixels, is held still by a human hand. */
export const STILL = 8;

/**
 * One press, from the pointer going down to its release. It is judged by where the pointer was and
 * by the time stamps of its events: a busy page handles events late, but their time stamps are
 * those of the hand.
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
