import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { ENOUGH } from '../store/sqlite.ts';

const HEAD = 32;
const FRAME_HEAD = 24;

/** How often was committed: only the last page of a commit says how large the file is after it. */
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
  const engine = await openStore(undefined, file);
  const fact = (name: string) =>
    engine.write([engine.queries.insertInto('facts').values({ name, value: '' }).compile()]);
  const before = await commits(file);
  const first = fact('first');
  // It is on its way to the disk; whatever comes now has to wait for it.
  await turn();
  const many = Array.from({ length: 200 }, (_, i) => fact(`one of many ${i}`));
  // One that cannot be done costs the others nothing.
  const wrong = fact('first');
  await Promise.all([first, ...many]);
  await expect(wrong).rejects.toThrow('UNIQUE');
  // The writer is not kept waiting until all are there; but what it finds waiting goes together.
  expect((await commits(file)) - before).toBeLessThanOrEqual(2 + Math.ceil(200 / ENOUGH));
  await engine.close();
  await rm(data, { recursive: true, force: true });
});
