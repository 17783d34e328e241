/*
 * Writes the cover of every game that draws one, from what draws its board:
 *
 *   npm run covers
 *
 * `games/<game>/table/make-cover.ts` gives the shapes, `cover.svg` beside it is the file. Covers are
 * files and not script, because the script of the home page counts for every first table.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { coverFiles, coverText } from './tools/covers.ts';
import { root } from './tools/root.ts';

for (const { maker, file } of await coverFiles()) {
  const text = await coverText(maker);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (text !== before) await writeFile(file, text);
  console.log(`${relative(root, file)}${text === before ? ' is up to date' : ''}`);
}
