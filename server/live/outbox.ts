import type { Duplex } from 'node:stream';

/** Outboxes that have something to send. */
let due: Outbox[] = [];

function sendAll(): void {
  const now = due;
  due = [];
  for (const outbox of now) outbox.flush();
}

/** What waits to be sent to one client: all of the same moment goes out in one write. */
export class Outbox {
  readonly #stream: Duplex;
  #frames: Buffer[] = [];
  #size = 0;

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** Bytes the client has not taken yet. */
  get waiting(): number {
    return this.#stream.writableLength + this.#size;
  }

  put(frame: Buffer): void {
    if (this.#frames.length === 0) {
      if (due.length === 0) setImmediate(sendAll);
      due.push(this);
    }
    this.#frames.push(frame);
    this.#size += frame.length;
  }

  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    this.#size = 0;
    if (this.#stream.writable)
      this.#stream.write(frames.length > 1 ? Buffer.concat(frames) : frames[0]);
  }
}
