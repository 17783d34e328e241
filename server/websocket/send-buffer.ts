import type { Duplex } from 'node:stream';

/** The buffers with something to send. */
let due: SendBuffer[] = [];

function sendAll(): void {
  const now = due;
  due = [];
  for (const buffer of now) buffer.flush();
}

/** Collects what is sent to one client within a tick, for a single write. */
export class SendBuffer {
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

  add(frame: Buffer): void {
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
