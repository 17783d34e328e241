import { readOptions } from '@faubourg/core';
import { chinatown, type ChinatownOptions } from '../rules/index.ts';

/** The default options, with these overrides. */
export function defaults(seats: number, own: Partial<ChinatownOptions> = {}): ChinatownOptions {
  const read = readOptions<ChinatownOptions>(chinatown, own, seats);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.options;
}

/** Measures and prints a figure, unless another one was requested by a prefix of its name. */
export function figure(name: string, unit: string, measure: () => number): void {
  if (!name.startsWith(process.argv[2] ?? '')) return;
  console.log(JSON.stringify({ name, value: Number(measure().toPrecision(4)), unit }));
}

/** The shortest of several runs, in milliseconds. */
export function best(runs: number, work: () => void): number {
  let shortest = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
