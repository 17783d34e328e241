import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from '../tools/root.ts';

const ARGS = ['tower-up', '--players', '2', '--games', '240', '--seed', '3', '--every', '7'];

/** Starts the trainer. A `signal` is sent to it after its first checkpoint. */
async function train(args: readonly string[], signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, [join(root, 'scripts/train.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (signal && lines.length === 1) child.kill(signal);
  });
  const [code, by] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, by, out, err: lines.join('\n') };
}

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'faubourg-train-'));
const netIn = (into: string): Promise<string> => readFile(join(into, '2-players.json'), 'utf8');
const kept = async (into: string): Promise<{ done: number }> =>
  JSON.parse(await readFile(join(into, 'tower-up-2-seed-3.json'), 'utf8')) as { done: number };

const through = folder().then(async (into) => {
  await train([...ARGS, '--into', into]);
  return netIn(into);
});

const goOn = expect.stringContaining('go on with --resume') as unknown;
const END = {
  SIGINT: { code: 130, by: null, out: goOn },
  SIGTERM: { code: 143, by: null, out: goOn },
  SIGKILL: { code: null, by: 'SIGKILL', out: '' },
};

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run ended by %s goes on from its checkpoint to the very same net',
  async (signal) => {
    const into = await folder();
    const ended = await train([...ARGS, '--into', into], signal);
    const { done } = await kept(into);
    expect(done).toBeGreaterThanOrEqual(7);
    expect(done).toBeLessThan(240);
    expect(ended).toMatchObject(END[signal]);
    await expect(netIn(into)).rejects.toThrow('ENOENT');
    const other = await train([...ARGS, '--into', into, '--resume', '--games', '480']);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('a run of 240 games') });
    expect((await train([...ARGS, '--into', into, '--resume'])).code).toBe(0);
    expect(await netIn(into)).toBe(await through);
  },
);

test.each([
  ['--minutes abc', '--minutes: expected a number above 0, found "abc"'],
  ['--minutes 0', '--minutes: expected a number above 0'],
  ['--games 0', '--games: expected a whole number from 1'],
  ['--games 1e3', '--games: expected a whole number from 1'],
  ['--seed x', '--seed: expected a whole number from 0'],
  ['--players 9', '--players: tower-up is for 2 to 4 players, not 9'],
  ['--every 0', '--every: expected a whole number from 1'],
  ['--gamse 5', "Unknown option '--gamse'"],
  ['downtown', 'one game at a time'],
  ['--resume', 'there is no checkpoint to go on from'],
])('refuses %s in one sentence', async (wrong, said) => {
  const into = await folder();
  const { code, err } = await train(['tower-up', '--into', into, ...wrong.split(' ')]);
  expect(err).toContain(said);
  expect(err.split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});
