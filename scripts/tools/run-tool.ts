import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

const bin = join(root, 'node_modules', '.bin');

type Environment = Readonly<Record<string, string>>;

/** Runs npm or one of the tools it installed, its output going where ours goes. */
export async function tool(
  name: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  return exitCode(start(name, args, environment, 'inherit'));
}

/** The same, its output given to `write` as it comes. */
export async function toolOutput(
  name: string,
  args: readonly string[],
  write: (text: string) => void,
  environment: Environment = {},
): Promise<number> {
  const child = start(name, args, environment, ['ignore', 'pipe', 'pipe']);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write);
  return exitCode(child);
}

function start(
  name: string,
  args: readonly string[],
  environment: Environment,
  stdio: StdioOptions,
): ChildProcess {
  return spawn(name, args, {
    cwd: root,
    stdio,
    // The tools are started by `#!/usr/bin/env node`: our Node must come first.
    env: { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? ''), ...environment },
  });
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not at its exit: some output may still be on its way.
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
