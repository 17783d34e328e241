import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

const bin = join(root, 'node_modules', '.bin');

/** Runs npm or one of the tools it installed, its output going where ours goes. */
export async function tool(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(name, args, {
    cwd: root,
    stdio: 'inherit',
    // The tools are started by `#!/usr/bin/env node`: our Node must come first.
    env: { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? ''), ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
