import type { ThinkOptions } from './bot.ts';

/** How long a thought may hold its thread before others get a turn. */
const BREATH_MS = 12;
/** Kept back from a budget of time, for putting the answer together. */
const RESERVE_MS = 2;

/**
 * Measures a thought. The loop of every search is
 *
 *   while (clock.more()) { …one iteration…; if (clock.due) await clock.breathe(); }
 *
 * `more` is cheap: the time is read once in a few iterations, the signal every time. Breathing
 * lets messages through, so that a signal raised by one can be seen at all; it never changes
 * what a budget of iterations leads to.
 */
export class ThinkTimer {
  /** Iterations begun. */
  iterations = 0;
  /** Time to breathe. */
  due = false;
  private readonly most: number;
  private readonly start: number;
  private readonly until: number;
  private readonly signal: ThinkOptions['signal'];
  private readonly timed: boolean;
  private readonly now: () => number;
  private untilRead = 1;
  private stride = 1;
  private lastRead: number;
  private lastBreath: number;

  constructor({ budget, signal, now: clock = () => performance.now() }: ThinkOptions) {
    this.now = clock;
    const now = clock();
    this.start = now;
    const timed = 'milliseconds' in budget;
    this.most = timed ? Infinity : Math.max(1, budget.iterations);
    this.until = timed ? now + Math.max(0, budget.milliseconds - RESERVE_MS) : Infinity;
    this.signal = signal;
    this.timed = timed || signal !== undefined;
    this.lastRead = now;
    this.lastBreath = now;
  }

  /** Whether to go on. The first iteration is always granted: a bot must have an answer. */
  more(): boolean {
    if (this.iterations > 0) {
      if (this.iterations >= this.most || this.signal?.aborted === true) return false;
      if (this.timed && --this.untilRead <= 0 && this.late()) return false;
    }
    this.iterations++;
    return true;
  }

  /** Whether the answer is wanted now: the time is up or the signal has come. */
  stopped(): boolean {
    if (this.signal?.aborted === true) return true;
    if (!this.timed) return false;
    const now = this.now();
    if (this.signal !== undefined && now - this.lastBreath > BREATH_MS) this.due = true;
    return now >= this.until;
  }

  /** Whether time is up or the answer is wanted now; iterations alone never make it so. */
  over(): boolean {
    return this.signal?.aborted === true || this.now() >= this.until;
  }

  /** The part of the budget that is used up, 0 to 1. */
  spent(): number {
    if (this.most !== Infinity) return Math.min(1, this.iterations / this.most);
    const { start, until } = this;
    return Math.min(1, (this.now() - start) / Math.max(1, until - start));
  }

  /** Reads the time, and sets the number of iterations until the next reading to about 1 ms. */
  private late(): boolean {
    const now = this.now();
    const each = (now - this.lastRead) / this.stride;
    this.lastRead = now;
    this.stride = Math.max(1, Math.min(this.stride * 2, Math.floor(1 / Math.max(each, 0.001))));
    this.untilRead = this.stride;
    if (this.signal !== undefined && now - this.lastBreath > BREATH_MS) this.due = true;
    return now >= this.until;
  }

  /** Lets the thread's other business run. */
  async breathe(): Promise<void> {
    this.due = false;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const done = (): void => {
        port1.close();
        resolve();
      };
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    this.lastBreath = this.now();
  }
}
