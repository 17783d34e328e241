import { readNet } from '@faubourg/search';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { root } from '../tools/root.ts';

const SCRIPT = join(root, 'scripts/generations.ts');
const SMALL = ['tower-up', '--players', '3', '--generations', '3', '--games', '4', '--block', '1'];
const FEW = ['--simulations', '8', '--hidden', '16', '--steps', '4', '--batch', '32'];
const ARGS = [...SMALL, ...FEW, '--window', '2', '--seed', '5'];

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'faubourg-generations-'));

async function generations(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args]);
  return stdout;
}

/** All that a run leaves, by file, without the times in its curve. */
async function left(into: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await readdir(into, { recursive: true })).toSorted()) {
    if (name === 'work') continue;
    const bytes = await readFile(join(into, name));
    const text = bytes.toString('latin1');
    files.set(name, text.replaceAll(/"(playing|learning|since)": [\d.]+/g, '"$1"'));
  }
  return files;
}

test('any number of jobs, and a run that was killed, leave the same samples and nets', async () => {
  const [one, three, killed] = await Promise.all([folder(), folder(), folder()]);
  await generations(...ARGS, '--jobs', '1', '--into', one);
  await generations(...ARGS, '--jobs', '3', '--into', three);
  const wanted = await left(one);
  expect(await left(three)).toEqual(wanted);
  const child = spawn(process.execPath, [SCRIPT, ...ARGS, '--jobs', '2', '--into', killed]);
  createInterface({ input: child.stdout }).once('line', () => child.kill('SIGKILL'));
  await once(child, 'close');
  await generations(...ARGS, '--jobs', '2', '--into', killed, '--resume');
  expect(await left(killed)).toEqual(wanted);
  const { training } = await catalogue['tower-up']!.bots!();
  const { players, fits } = training!.generations!(3);
  const file: unknown = JSON.parse(wanted.get('tower-up-3-players.json')!);
  expect(readNet(file, players, fits)!.sizes.slice(1, -1)).toEqual([16]);
});

test('a wrong argument is explained', async () => {
  const refused = async (...args: string[]): Promise<string> => {
    const { code, stderr } = (await generations(...args).catch((error: unknown) => error)) as {
      code: number;
      stderr: string;
    };
    expect(code).toBe(2);
    return stderr;
  };
  expect(await refused('chess')).toContain('there is no game "chess"');
  expect(await refused('tower-up', '--players', '5')).toContain('for 2 to 4 players');
  expect(await refused('tower-up', '--lambda', '2')).toContain('a number from 0 to 1, found "2"');
});
