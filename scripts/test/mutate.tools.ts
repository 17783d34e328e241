import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../mutation/mutate.ts';
import { root } from '../tools/root.ts';
import { cleanProject, inProject } from './small-project.ts';

const rules = `import { tall } from './tall.ts';
export const floors = (a: number, b: number): number => (tall(a) ? a + b : a);`;

/** The test reaches the rules by the package's name, as other workspaces do. */
const testOf = (...claims: string[]) => `import { floors } from '@faubourg/one';
import { expect, test } from 'vitest';
test('floors', () => {
  expect(process.env.FAUBOURG_MUTATION).toBe('1');
  ${claims.join('\n  ')}
});`;

async function score(...claims: string[]) {
  const files = {
    ...cleanProject(),
    'vitest.config.ts': await readFile(join(root, 'vitest.config.ts'), 'utf8'),
    // The configuration imports them.
    'scripts/compile-cache.js': await readFile(join(root, 'scripts/compile-cache.js'), 'utf8'),
    'scripts/steps/slow-tests.ts': await readFile(
      join(root, 'scripts/steps/slow-tests.ts'),
      'utf8',
    ),
    'scripts/steps/test-groups.ts': await readFile(
      join(root, 'scripts/steps/test-groups.ts'),
      'utf8',
    ),
    'games/one/rules/index.ts': rules,
    'games/one/rules/tall.ts': 'export const tall = (a: number): boolean => a > 3;',
    'games/one/test/one.test.ts': testOf(...claims),
  };
  return inProject(files, async (folder) => {
    const settings = { workspace: 'games/one', globs: [], tests: [], incremental: false };
    const result = await mutate({ root: folder, reporters: ['json'], ...settings });
    expect(existsSync(join(folder, 'reports', 'mutation', 'games-one.json'))).toBe(true);
    expect(await readFile(join(folder, 'games/one/rules/index.ts'), 'utf8')).toBe(rules);
    return result;
  });
}

test('mutants are seen through the links between workspaces', async () => {
  const thorough = await score('expect(floors(4, 1)).toBe(5);', 'expect(floors(3, 1)).toBe(3);');
  expect(thorough.mutants).toBeGreaterThan(5);
  expect(thorough.caught).toBe(thorough.mutants);
  const careless = await score('expect(floors(4, 0)).toBe(4);');
  expect(careless.mutants).toBe(thorough.mutants);
  expect(careless.caught).toBeLessThan(careless.mutants / 2);
});
