import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('every rule of the server is explained, and none that does not exist', async () => {
  const document = await readFile(join(root, 'docs', 'problem-codes.md'), 'utf8');
  const used = new Set<string>();
  const sources = glob('{core,protocol,server}/**/*.ts', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:test|node_modules)(?:\/|$)/.test(path),
  });
  for await (const file of sources) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, rule] of text.matchAll(/'(FB-\d+)'/g)) used.add(rule!);
  }
  const explained = new Set(Array.from(document.matchAll(/^\| (FB-\d+)/gm), ([, rule]) => rule!));
  expect([...used].filter((rule) => !explained.has(rule))).toEqual([]);
  expect([...explained].filter((rule) => !used.has(rule))).toEqual([]);
});
