import { statfs } from 'node:fs/promises';
import type { Limits } from '../limits/limits.ts';
import { type Database, DiskFull } from '../store/database.ts';
import { probeStatement } from '../store/probe.ts';
import type { Clocks } from '../time/clocks.ts';

/** A part of the server that cannot do its work now, and why. */
export type NotReady = {
  readonly part: 'database' | 'disk' | 'queue';
  readonly why: 'disk-full' | 'store-unavailable' | 'no-answer' | 'little-space' | 'stalled';
};

export type ReadinessParts = {
  readonly database: Database;
  /** The folder of the database file; null where the database is elsewhere. */
  readonly folder: string | null;
  readonly limits: Pick<Limits, 'diskFree' | 'queueStall'>;
  readonly clocks: Pick<Clocks, 'monotonic' | 'wall'>;
  /** Milliseconds for which bots have waited while no thread took a request. */
  readonly queueStalled: () => number;
  /** Called with what is not ready, when that has changed. */
  readonly onChange: (notReady: readonly NotReady[]) => void;
};

/** Milliseconds between two looks, however often they are asked for. */
const LOOK_EVERY = 1000;
/** Milliseconds for a part to answer. */
const PATIENCE = 2000;

/** Calls back when a part has had its time to answer; the function it returns ends that. */
type StartTimer = (late: () => void) => () => void;

const startPatience: StartTimer = (late) => {
  const timer = setTimeout(late, PATIENCE);
  return () => {
    clearTimeout(timer);
  };
};

/** Finds out whether the database, the disk and the queue of the bots can do their work. */
export class Readiness {
  readonly #parts: ReadinessParts;
  readonly #startTimer: StartTimer;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<readonly NotReady[]> = Promise.resolve([]);
  #before = '';
  /** What a part that has not answered yet is still asked: it is not asked again meanwhile. */
  readonly #asked = new Map<NotReady['part'], Promise<NotReady['why'] | null>>();

  constructor(parts: ReadinessParts, startTimer: StartTimer = startPatience) {
    this.#parts = parts;
    this.#startTimer = startTimer;
  }

  /** What is not ready. It takes the patience at most and asks each part once a second at most. */
  check(): Promise<readonly NotReady[]> {
    const now = this.#parts.clocks.monotonic();
    if (now - this.#lookedAt >= LOOK_EVERY) {
      this.#lookedAt = now;
      this.#look = this.#lookAtAll();
    }
    return this.#look;
  }

  async #lookAtAll(): Promise<readonly NotReady[]> {
    const { queueStalled, limits } = this.#parts;
    const found = await Promise.all([
      this.#ask('database', () => this.#database()),
      this.#ask('disk', () => this.#disk()),
      this.#ask('queue', async () => (queueStalled() > limits.queueStall ? 'stalled' : null)),
    ]);
    const notReady = found.filter((one) => one !== null);
    const text = JSON.stringify(notReady);
    if (text !== this.#before && (this.#before !== '' || notReady.length > 0)) {
      this.#parts.onChange(notReady);
    }
    this.#before = text;
    return notReady;
  }

  async #ask(
    part: NotReady['part'],
    look: () => Promise<NotReady['why'] | null>,
  ): Promise<NotReady | null> {
    let answer = this.#asked.get(part);
    if (!answer) {
      answer = look().finally(() => this.#asked.delete(part));
      this.#asked.set(part, answer);
    }
    let stopTimer = (): void => {};
    const late = new Promise<'no-answer'>((resolve) => {
      stopTimer = this.#startTimer(() => {
        resolve('no-answer');
      });
    });
    const why = await Promise.race([answer, late]);
    stopTimer();
    return why === null ? null : { part, why };
  }

  /** It writes, because a full disk can still be read. */
  async #database(): Promise<NotReady['why'] | null> {
    const { database, clocks } = this.#parts;
    try {
      await database.write([probeStatement(database, clocks.wall())]);
      return null;
    } catch (error) {
      return error instanceof DiskFull ? 'disk-full' : 'store-unavailable';
    }
  }

  async #disk(): Promise<NotReady['why'] | null> {
    const { folder, limits } = this.#parts;
    if (folder === null) return null;
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < limits.diskFree ? 'little-space' : null;
    } catch {
      return 'store-unavailable';
    }
  }
}
