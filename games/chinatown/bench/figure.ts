import { readOptions } from '@faubourg/core';
import { chinatown, type ChinatownOptions } from '../rules/index.ts';

/** Options as they are by default, with some of one's own. */
export function defaults(seats: number, own: Partial<ChinatownOptions> = {}): ChinatownOptions {
  const read = readOptions<ChinatownOptions>(chinatown, own, seats);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.options;
}

/** Measures and prints a figure, unless another one was asked for by the start of its name. */
export function figure(name: string, unit: string, measure: () => number): void {
  if (!name.startsWith(process.argv[2] ?? '')) return;
  console.log(JSON.stringify({ name, value: Number(measure().toPrecision(4)), unit }));
}

/** The shortest of several runs, in milliseconds: what the work itself takes. */
export function best(runs: number, work: () => void): number {
  let shortest = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
