import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentApi } from '../api-docs/document-api.ts';
import { documentedPackages } from '../api-docs/packages.ts';
import { root } from '../tools/root.ts';

test('everything that the documented packages export carries a sentence', async () => {
  const tsconfig = 'tsconfig.api.json';
  const wrong = await documentApi({ root, packages: documentedPackages, tsconfig, out: null });
  expect(wrong).toEqual([]);
});

test('an export without a sentence, and a type that is used but not exported, are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  await mkdir(join(folder, 'sample'));
  await write('sample/package.json', '{ "name": "sample", "exports": { ".": "./index.ts" } }');
  await write(
    'tsconfig.json',
    '{ "compilerOptions": { "lib": ["es5"], "types": [] }, "include": ["sample"] }',
  );
  await write(
    'sample/index.ts',
    `/** A sentence. */
export const told = 1;
export const untold = 2;
type Hidden = { readonly one: 1 };
/** A sentence. */
export function make(): Hidden { return { one: 1 }; }
`,
  );
  const wrong = await documentApi({
    root: folder,
    packages: ['sample'],
    tsconfig: 'tsconfig.json',
    out: null,
  });
  await rm(folder, { recursive: true });
  expect(wrong).toHaveLength(2);
  expect(wrong.join()).toContain('untold');
  expect(wrong.join()).toContain('Hidden');
});
