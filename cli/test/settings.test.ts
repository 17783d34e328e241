import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { settled } from '../commands/options.ts';

test('the value of an option can be the JSON in a file; what is wrong with it is said', async () => {
  const game = await catalogue['downtown']!.rules();
  const data = new URL('../../games/downtown/data/board-ribbons.json', import.meta.url);
  const board = JSON.parse(await readFile(data, 'utf8')) as { height: number };
  const file = join(await mkdtemp(join(tmpdir(), 'faubourg-settings-')), 'board.json');
  const read = async (content: unknown) => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return settled(game, [`map=@${file}`], 3);
  };
  expect(await read(board)).toMatchObject({ map: board });
  await expect(read({ ...board, height: 1 })).rejects.toThrow(/lots\[\d+\]\.on the board/);
  await expect(read('{"lots":')).rejects.toThrow(/board\.json cannot be read as JSON/);
  expect(() => settled(game, ['map=@/no/such/file'], 3)).toThrow(/cannot be read/);
});
