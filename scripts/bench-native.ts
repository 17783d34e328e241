/*
 * Random games beside native programs that play the same games, in turn on one core. One JSON line
 * for each figure: games a second of both, and our share of the native ones. Needs g++ and a
 * processor of x86-64 with BMI2.
 *
 *   npm run bench:native
 *   npm run bench:native -- tower-up --pairs 5
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '../games/index.ts';
import { digestOf } from './benches/native/digest.ts';
import { compileNative, runNative, seatsOf } from './benches/native/program.ts';
import { oneCore, runBench } from './benches/run.ts';
import { root } from './tools/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '3' },
    // Games that are compared before anything is measured.
    games: { type: 'string', default: '20000' },
  },
});
const wanted = positionals[0] ?? '';
const pairs = Number(values.pairs);
const games = Number(values.games);

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

async function oursOf(id: string, name: string): Promise<number> {
  const lines: string[] = [];
  const file = `games/${id}/bench/random-games.bench.ts`;
  await runBench(root, file, name, (line) => lines.push(line));
  return (JSON.parse(lines[0]!) as { value: number }).value;
}

const folder = await mkdtemp(join(tmpdir(), 'faubourg-native-'));
try {
  for (const { id, rules } of Object.values(catalogue)) {
    const source = `games/${id}/bench/native`;
    if (!existsSync(join(root, source))) continue;
    for (const seats of await seatsOf(root, source)) {
      const name = `${id}/random-games/${seats}p`;
      if (!name.startsWith(wanted)) continue;
      const program = await compileNative(root, source, seats, folder);
      const digest = digestOf(await rules(), seats, games);
      if ((await runNative([program, 'digest', String(games)])) !== digest)
        throw new Error(`${name}: the native program plays other games`);
      const found: { ours: number; native: number }[] = [];
      for (let pair = 0; pair < pairs; pair++) {
        const native = await runNative([...oneCore(), program]);
        found.push({ native, ours: await oursOf(id, name) });
      }
      const share = median(found.map(({ ours, native }) => ours / native));
      const line = {
        name: `native/${name}`,
        value: Math.round(1000 * share) / 1000,
        unit: 'of native',
        ours: median(found.map(({ ours }) => ours)),
        native: median(found.map(({ native }) => native)),
      };
      console.log(JSON.stringify(line));
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
