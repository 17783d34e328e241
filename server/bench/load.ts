import type { Measured } from './process.ts';
import { round } from './quantiles.ts';

/** The tables under load, and what gives the next answer at one. */
export type Busy<T> = { readonly tables: readonly T[]; readonly again: (table: T) => void };

/**
 * Plays games of `length` answers at every table, each answer as soon as all screens show the last
 * one, so that the server is always busy. Measures both sides: if the clients' process is busy all
 * the time, the clients were the limit.
 */
export class Saturation<T> {
  readonly #screens: number;
  readonly #shown = new Map<T, number>();
  #step: (table: T, answers: number) => void = () => {};

  constructor(screens: number) {
    this.#screens = screens;
  }

  /** Called when a screen shows the newest answer of its table. */
  readonly shown = (table: T): void => {
    const count = (this.#shown.get(table) ?? 0) + 1;
    this.#shown.set(table, count);
    if (count % this.#screens === 0) this.#step(table, count / this.#screens);
  };

  async measure(server: Measured, { tables, again }: Busy<T>, length: number) {
    const before = await server.used();
    const own = process.cpuUsage();
    const start = performance.now();
    await new Promise<void>((resolve) => {
      let running = tables.length;
      this.#step = (table, answers) => {
        if (answers < length) again(table);
        else if (--running === 0) resolve();
      };
      for (const table of tables) again(table);
    });
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(own);
    const after = await server.used();
    const answers = tables.length * length;
    return {
      tables: tables.length,
      answersOfAGame: length,
      answersPerSecond: round(answers / seconds),
      cpuMicroseconds: round((after.cpu - before.cpu) / answers),
      clientCpuMicroseconds: round((user + system) / answers),
      clientBusy: round((user + system) / 1e6 / seconds),
    };
  }
}
