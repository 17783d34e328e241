import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { programVersion } from '../live-tables/program-version.ts';

test('the version of the programs is that of their sources, those of other games included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const module = pathToFileURL(join(folder, 'games.ts')).href;
  const own = await programVersion([]);
  expect(await programVersion([])).toBe(own);
  // A module among our own files adds nothing.
  expect(await programVersion([new URL('../catalogue.ts', import.meta.url).href])).toBe(own);
  await writeFile(join(folder, 'rules.ts'), 'export const rules = 1;');
  const before = await programVersion([module]);
  expect(before).not.toBe(own);
  await writeFile(join(folder, 'notes.md'), 'not a program');
  expect(await programVersion([module])).toBe(before);
  await writeFile(join(folder, 'rules.ts'), 'export const rules = 2;');
  expect(await programVersion([module])).not.toBe(before);
  await rm(folder, { recursive: true });
});
