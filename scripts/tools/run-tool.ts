import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

const bin = join(root, 'node_modules', '.bin');

type Environment = Readonly<Record<string, string>>;

/** Runs npm or an installed tool, with the output of this process. */
export async function tool(
  name: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  return exitCode(start(name, args, environment, 'inherit'));
}

/** Runs npm or an installed tool and passes its output to `write` as it comes. */
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
    // The tools begin with `#!/usr/bin/env node`, so that our Node must come first in PATH.
    env: { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? ''), ...environment },
  });
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // At 'close' and not at 'exit', because output may still arrive after the exit.
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
