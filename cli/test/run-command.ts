import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../run.ts';
import { terminalOf } from '../terminal/terminal.ts';

export const root = join(import.meta.dirname, '..', '..');
export const toyCatalogue = join(import.meta.dirname, 'catalogue', 'toy-catalogue.ts');

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line in this process, by default with the toy game alone. */
export async function runCli(
  line: string | readonly string[],
  input = '',
  games: string = toyCatalogue,
): Promise<Ran> {
  const args = typeof line === 'string' ? line.split(' ') : line;
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const out = textOf(stdout);
  const err = textOf(stderr);
  const code = await run(args, terminalOf(stdin, stdout, stderr, { FAUBOURG_GAMES: games }));
  stdout.end();
  stderr.end();
  return { code, out: await out, err: await err };
}

async function textOf(stream: PassThrough): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk as string;
  return text;
}

/** Starts the program itself, as people do. */
export function start(args: readonly string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [join(root, 'cli', 'bin', 'faubourg.js'), ...args], {
    cwd: root,
    env: { ...process.env, FAUBOURG_GAMES: toyCatalogue, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
