import { setTimeout as pause } from 'node:timers/promises';
import type { Measured } from './process.ts';
import { round } from './quantiles.ts';

/** Milliseconds in which everything is compiled and warm. */
const WARM_UP = 2000;

/** What a table under load shows of itself: `again` gives its next answer. */
export type Busy<T> = { readonly tables: readonly T[]; readonly again: (table: T) => void };

/**
 * Lets every table answer again as soon as all screens show its last answer, so that the server
 * always has as much to do as it can. Measures both sides: where the clients' process is busy
 * all the time, it is the clients that were measured.
 */
export class Saturation<T> {
  readonly #screens: number;
  readonly #shown = new Map<T, number>();
  #again: ((table: T) => void) | null = null;
  #answers = 0;

  constructor(screens: number) {
    this.#screens = screens;
  }

  /** One screen shows the newest answer of its table. */
  readonly shown = (table: T): void => {
    const count = (this.#shown.get(table) ?? 0) + 1;
    this.#shown.set(table, count % this.#screens);
    if (count < this.#screens) return;
    this.#answers++;
    this.#again?.(table);
  };

  async measure(server: Measured, { tables, again }: Busy<T>, duration: number) {
    this.#again = again;
    for (const table of tables) again(table);
    await pause(WARM_UP);
    const before = await server.used();
    const own = process.cpuUsage();
    this.#answers = 0;
    const start = performance.now();
    await pause(duration);
    const done = this.#answers;
    const { user, system } = process.cpuUsage(own);
    const seconds = (performance.now() - start) / 1000;
    const after = await server.used();
    this.#again = null;
    return {
      tables: tables.length,
      answersPerSecond: round(done / seconds),
      cpuMicroseconds: round((after.cpu - before.cpu) / done),
      clientCpuMicroseconds: round((user + system) / done),
      clientBusy: round((user + system) / 1e6 / seconds),
    };
  }
}
