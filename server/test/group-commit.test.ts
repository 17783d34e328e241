import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { FULL_BATCH } from '../store/sqlite.ts';

const HEAD = 32;
const FRAME_HEAD = 24;

/** The number of commits: only the last page of a commit contains the size of the file after it. */
async function commits(file: string): Promise<number> {
  const wal = await readFile(`${file}-wal`);
  const frame = FRAME_HEAD + wal.readUInt32BE(8);
  let count = 0;
  for (let at = HEAD; at + frame <= wal.length; at += frame) {
    if (wal.readUInt32BE(at + 4) !== 0) count++;
  }
  return count;
}

test('what arrives while the disk is written to is committed together next', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const file = join(data, 'faubourg.sqlite');
  const database = await openStore(undefined, file);
  const fact = (name: string) =>
    database.write([database.queries.insertInto('facts').values({ name, value: '' }).compile()]);
  const before = await commits(file);
  const first = fact('first');
  // It is being written to the disk; transactions that arrive now have to wait.
  await turn();
  const many = Array.from({ length: 200 }, (_, i) => fact(`one of many ${i}`));
  // A transaction that fails does not affect the others.
  const wrong = fact('first');
  await Promise.all([first, ...many]);
  await expect(wrong).rejects.toThrow('UNIQUE');
  // The writer does not wait for all of them; but those it finds waiting are committed together.
  expect((await commits(file)) - before).toBeLessThanOrEqual(2 + Math.ceil(200 / FULL_BATCH));
  await database.close();
  await rm(data, { recursive: true, force: true });
});
