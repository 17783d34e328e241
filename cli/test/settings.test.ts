import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../commands/options.ts';

test('the value of an option is JSON, text, or the JSON in a file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'faubourg-settings-')), 'board.json');
  await writeFile(file, '{"lots": [1]}');
  expect(readSettings(['map=classic', 'sites=["A1"]', `board=@${file}`])).toEqual({
    map: 'classic',
    sites: ['A1'],
    board: { lots: [1] },
  });
  await writeFile(file, '{"lots":');
  expect(() => readSettings([`board=@${file}`])).toThrow(/board\.json cannot be read as JSON/);
  expect(() => readSettings([`board=@${file}.gone`])).toThrow(/gone cannot be read/);
});
