import type { ThinkOptions } from './bot.ts';

/** Milliseconds a thought may block its thread before it pauses. */
const PAUSE_EVERY_MS = 12;
/** Milliseconds reserved from a time budget for assembling the answer. */
const RESERVE_MS = 2;

/**
 * Measures the budget of a thought. The loop of every search is
 *
 *   while (timer.more()) { …one iteration…; if (timer.due) await timer.pause(); }
 *
 * `more` is cheap: the time is read once in several iterations, the stop signal every time. A pause
 * lets the thread receive messages, so that a stop signal sent by message is seen. It never changes
 * the result of a budget of iterations.
 */
export class ThinkTimer {
  /** Iterations begun. */
  iterations = 0;
  /** Whether a pause is due. */
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
  private lastPause: number;

  constructor({ budget, signal, now: timer = () => performance.now() }: ThinkOptions) {
    this.now = timer;
    const now = timer();
    this.start = now;
    this.most = 'iterations' in budget ? Math.max(1, budget.iterations) : Infinity;
    const { milliseconds = Infinity } = budget;
    this.until = now + Math.max(0, milliseconds - RESERVE_MS);
    this.signal = signal;
    this.timed = this.until !== Infinity || signal !== undefined;
    this.lastRead = now;
    this.lastPause = now;
  }

  /** Whether the budget is one of time, or has a cap of time. */
  get isTimed(): boolean {
    return this.until !== Infinity;
  }

  /** Whether to continue. The first iteration is always allowed: a bot must have an answer. */
  more(): boolean {
    if (this.iterations > 0) {
      if (this.iterations >= this.most || this.signal?.aborted === true) return false;
      if (this.timed && --this.untilRead <= 0 && this.late()) return false;
    }
    this.iterations++;
    return true;
  }

  /** Counts iterations whose results are known already; false if too few are left. */
  skip(count: number): boolean {
    if (this.signal?.aborted === true || this.iterations + count > this.most) return false;
    this.iterations += count;
    return true;
  }

  /** Whether to stop now: time is up or the stop signal is set. */
  stopped(): boolean {
    if (this.signal?.aborted === true) return true;
    if (!this.timed) return false;
    const now = this.now();
    if (this.signal !== undefined && now - this.lastPause > PAUSE_EVERY_MS) this.due = true;
    return now >= this.until;
  }

  /** Whether time is up or the stop signal is set; a budget of iterations alone has no time. */
  over(): boolean {
    return this.signal?.aborted === true || this.now() >= this.until;
  }

  /** The part of the budget that is used up, 0 to 1. */
  spent(): number {
    const { start, until, most } = this;
    const work = Math.min(1, this.iterations / most);
    if (until === Infinity) return work;
    return Math.max(work, Math.min(1, (this.now() - start) / Math.max(1, until - start)));
  }

  /** Reads the time, and sets the number of iterations until the next reading to about 1 ms. */
  private late(): boolean {
    const now = this.now();
    const each = (now - this.lastRead) / this.stride;
    this.lastRead = now;
    this.stride = Math.max(1, Math.min(this.stride * 2, Math.floor(1 / Math.max(each, 0.001))));
    this.untilRead = this.stride;
    if (this.signal !== undefined && now - this.lastPause > PAUSE_EVERY_MS) this.due = true;
    return now >= this.until;
  }

  /** Lets other tasks of the thread run. */
  async pause(): Promise<void> {
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
    this.lastPause = this.now();
  }
}
