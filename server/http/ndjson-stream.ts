import { PassThrough } from 'node:stream';

/** Heartbeats in a row during which the reader took no line before it is disconnected. */
const MOST_STALLED = 3;
const CHUNK = 16_384;

/**
 * An NDJSON response. Past updates are sent under backpressure; live ones are buffered up to a
 * limit, then the reader is cut off.
 */
export class NdjsonStream {
  readonly out: PassThrough;
  readonly #waiting: number;
  readonly #onCut: () => void;
  #sendingPast = false;
  #taken = 0;
  #takenBefore = 0;
  #stalled = 0;

  /**
   * `waiting`: the most bytes that may wait for the reader; `cut` is called when that is exceeded.
   */
  constructor(waiting: number, onCut: () => void) {
    this.out = new PassThrough({ highWaterMark: Math.min(CHUNK, waiting) });
    this.#waiting = waiting;
    this.#onCut = onCut;
  }

  /** Sends past lines, each after the reader has taken those before it. */
  async sendPast(texts: readonly string[]): Promise<void> {
    this.#sendingPast = true;
    for (const text of texts) {
      if (this.out.destroyed || this.out.writableEnded) break;
      if (!this.out.write(`${text}\n`)) await this.#drained();
      this.#taken++;
    }
    this.#sendingPast = false;
  }

  #drained(): Promise<void> {
    const { out } = this;
    return new Promise((resolve) => {
      const done = (): void => {
        out.off('drain', done);
        out.off('close', done);
        resolve();
      };
      out.on('drain', done);
      out.on('close', done);
    });
  }

  /** Sends a line at once; disconnects a reader that leaves too many bytes waiting. */
  sendLive(text: string): void {
    const { out } = this;
    if (out.destroyed || out.writableEnded) return;
    out.write(`${text}\n`);
    if (out.readableLength + out.writableLength > this.#waiting) this.#cutOff();
  }

  /** Sends an empty line, or while past lines are being sent checks that the reader takes them. */
  heartbeat(): void {
    if (!this.#sendingPast) {
      this.sendLive('');
      return;
    }
    this.#stalled = this.#taken === this.#takenBefore ? this.#stalled + 1 : 0;
    this.#takenBefore = this.#taken;
    if (this.#stalled >= MOST_STALLED) this.#cutOff();
  }

  #cutOff(): void {
    this.#onCut();
    this.out.destroy();
  }

  end(): void {
    if (!this.out.destroyed) this.out.end();
  }
}
