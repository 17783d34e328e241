import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readFigure } from './figure.ts';

export async function findBenches(root: string): Promise<string[]> {
  const files: string[] = [];
  const exclude = (path: string) => /(^|[/\\])node_modules([/\\]|$)/.test(path);
  for await (const file of glob('**/bench/*.bench.ts', { cwd: root, exclude })) files.push(file);
  return files.sort();
}

/**
 * Runs one bench file (its path may be absolute) in its own process, on one core if the system allows it, and passes on the
 * figures whose names start with `prefix`. The file gets the prefix as well and may skip other
 * figures. Returns the number of figures that were passed on.
 */
export async function runBench(
  root: string,
  file: string,
  prefix: string,
  print: (line: string) => void,
): Promise<number> {
  const [program, ...args] = [...oneCore(), process.execPath, resolve(root, file), prefix];
  const child = spawn(program ?? process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let figures = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.trim() === '') continue;
    const figure = readFigure(line);
    if ('fault' in figure) {
      child.kill();
      throw new Error(`${file} printed a line that is no figure: ${figure.fault}\n  ${line}`);
    }
    if (!figure.name.startsWith(prefix)) continue;
    print(JSON.stringify(figure));
    figures += 1;
  }
  const [code, signal] = (await exit) as [number | null, string | null];
  if (code !== 0) throw new Error(`${file} ended with ${code ?? signal}`);
  return figures;
}

/**
 * The words in front of a command that keep it on one core, none where the system cannot do that. The
 * last core, because systems handle interrupts on the first.
 */
export function oneCore(): string[] {
  const pinned = ['taskset', '--cpu-list', String(availableParallelism() - 1)];
  const works = spawnSync(pinned[0] ?? '', [...pinned.slice(1), 'true']).status === 0;
  return works ? pinned : [];
}
