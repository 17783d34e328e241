import { PassThrough } from 'node:stream';

/** So many beats in a row without a line taken: the reader does not read. */
const PATIENCE = 3;
const CHUNK = 16_384;

/** Lines on their way to one reader. The past waits for the reader, the present does not. */
export class Lines {
  readonly out: PassThrough;
  readonly #waiting: number;
  readonly #cut: () => void;
  #feeding = false;
  #taken = 0;
  #takenBefore = 0;
  #still = 0;

  /** `waiting` bytes may wait for the reader; `cut` is called for one who is cut off. */
  constructor(waiting: number, cut: () => void) {
    this.out = new PassThrough({ highWaterMark: Math.min(CHUNK, waiting) });
    this.#waiting = waiting;
    this.#cut = cut;
  }

  /** Lines that are there already: each is sent when the reader has taken those before it. */
  async feed(texts: readonly string[]): Promise<void> {
    this.#feeding = true;
    for (const text of texts) {
      if (this.out.destroyed || this.out.writableEnded) break;
      if (!this.out.write(`${text}\n`)) await this.#drained();
      this.#taken++;
    }
    this.#feeding = false;
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

  /** A line that comes now; who lets too many of them wait is cut off. */
  put(text: string): void {
    const { out } = this;
    if (out.destroyed || out.writableEnded) return;
    out.write(`${text}\n`);
    if (out.readableLength + out.writableLength > this.#waiting) this.#cutOff();
  }

  /** Shows that the line is alive, and looks whether the reader is. */
  beat(): void {
    if (!this.#feeding) {
      this.put('');
      return;
    }
    this.#still = this.#taken === this.#takenBefore ? this.#still + 1 : 0;
    this.#takenBefore = this.#taken;
    if (this.#still >= PATIENCE) this.#cutOff();
  }

  #cutOff(): void {
    this.#cut();
    this.out.destroy();
  }

  end(): void {
    if (!this.out.destroyed) this.out.end();
  }
}
