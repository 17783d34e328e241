import { spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/root.ts';
import { inProject } from './small-project.ts';

/** The lint rules that one line of code breaks in a file at this path. */
async function objections(path: string, code: string): Promise<string[]> {
  return inProject({ [path]: `${code}\n` }, async (folder) => {
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    const { stdout } = spawnSync(oxlint, ['--format=json', '.'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map((diagnostic) => diagnostic.code);
  });
}

const pure = ['core/chance.ts', 'games/one/rules/index.ts'];

test.each(pure)('%s may not use the clock or any other randomness', async (path) => {
  expect(await objections(path, 'export const a = Math.random();')).toEqual([
    'eslint(no-restricted-properties)',
  ]);
  for (const clock of ['Date.now()', 'new Date()', 'performance.now()']) {
    expect(await objections(path, `export const a = ${clock};`)).toEqual([
      'eslint(no-restricted-globals)',
    ]);
  }
});

test('the server may ask what time it is', async () => {
  expect(await objections('server/clock.ts', 'export const now = Date.now();')).toEqual([]);
});

test('any is refused everywhere', async () => {
  expect(await objections('web/src/a.ts', 'export const a: any = 1;')).toEqual([
    'typescript(no-explicit-any)',
  ]);
});
