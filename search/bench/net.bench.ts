/*
 * A small net (103-48-4, as Tower Up uses it for two), plain and with vector instructions.
 */
import { QuickChance } from '@faubourg/core';
import { emptyNet, type Kernel, JsKernel, randomise, uniform, wasmKernel } from '../index.ts';

const prefix = process.argv[2] ?? '';
const SECONDS = 1;

function measure(name: string, kernel: Kernel | null): void {
  if (!kernel || !name.startsWith(prefix)) return;
  const chance = new QuickChance(2);
  for (let i = 0; i < kernel.input.length; i++) kernel.input[i] = uniform(chance);
  const run = (until: number): number => {
    let runs = 0;
    while (performance.now() < until) for (let i = 0; i < 200; i++, runs++) kernel.run();
    return runs;
  };
  run(performance.now() + 300);
  const start = performance.now();
  const runs = run(start + 1000 * SECONDS);
  const value = Math.round(runs / ((performance.now() - start) / 1000));
  console.log(JSON.stringify({ name, value, unit: 'evaluations/s' }));
}

const net = emptyNet([103, 48, 4]);
randomise(net, new QuickChance(1));
measure('search/net/plain', new JsKernel(net));
measure('search/net/vector', wasmKernel(net));
