import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore } from '../admin/index.ts';
import { Client } from './client.ts';
import { startNode } from './node-process.ts';
import { startServer } from './server.ts';

let folder: string;
let data: string;
let file: string;
let copy: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-restore-'));
  data = join(folder, 'data');
  file = join(data, 'faubourg.sqlite');
  copy = join(folder, 'copy.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function guestsIn(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = db.prepare('select name from people order by created_at, name').all();
    return rows.map((row) => row['name'] as string);
  } finally {
    db.close();
  }
}

/** A server that has Ada, a backup of then, and Bo; it still runs. */
async function adaThenBo() {
  const node = await startNode(data);
  await Client.guest(node.address, 'Ada');
  await backup(file, copy);
  await Client.guest(node.address, 'Bo');
  return node;
}

/** Every file of the data folder with its content, without what only a running SQLite uses. */
async function contents(): Promise<Map<string, string>> {
  const names = (await readdir(data)).filter((name) => !name.endsWith('-shm')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(data, name), 'latin1')] as const),
    ),
  );
}

test.each(['stop', 'kill'] as const)(
  'after a %s of the server a backup is put back, and the database before is kept whole',
  async (how) => {
    const node = await adaThenBo();
    await node[how]();
    const kept = (await restore(data, copy))!;
    expect((await readdir(data)).filter((name) => /-wal|-shm|restoring/.test(name))).toEqual([]);
    expect(guestsIn(file)).toEqual(['Ada']);
    expect(guestsIn(kept)).toEqual(['Ada', 'Bo']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const server = await startServer({ data });
    await Client.guest(server.address, 'Cy');
    await server.close();
    expect(guestsIn(file)).toEqual(['Ada', 'Cy']);
    // The backup can be used again, and so can the database that was kept.
    const again = (await restore(data, kept))!;
    expect(guestsIn(file)).toEqual(['Ada', 'Bo']);
    expect(guestsIn(again)).toEqual(['Ada', 'Cy']);
    await restore(data, copy);
    expect(guestsIn(file)).toEqual(['Ada']);
  },
);

test('nothing is restored while a server or another program has the database open', async () => {
  const node = await adaThenBo();
  await expect(restore(data, copy)).rejects.toThrow('Another server has the folder');
  await node.stop();
  const other = new DatabaseSync(file);
  other.prepare('select count(*) from people').get();
  await expect(restore(data, copy)).rejects.toThrow(/Another program has .*sqlite open/);
  other.close();
  expect(guestsIn(file)).toEqual(['Ada', 'Bo']);
  await restore(data, copy);
  expect(guestsIn(file)).toEqual(['Ada']);
});

test('a backup that was put beside a foreign -wal by hand is restored properly', async () => {
  const node = await adaThenBo();
  await node.kill();
  await copyFile(copy, file);
  const kept = (await restore(data, copy))!;
  expect(guestsIn(file)).toEqual(['Ada']);
  // The foreign file is not thrown away: it may be the only trace of what was played.
  expect(await readdir(data)).toContain(`${kept.slice(data.length + 1)}-wal`);
  await (await startServer({ data })).close();
});

test('a backup is restored into a folder that has no database', async () => {
  await (await adaThenBo()).stop();
  const fresh = join(folder, 'fresh');
  expect(await restore(fresh, copy)).toBeNull();
  expect(guestsIn(join(fresh, 'faubourg.sqlite'))).toEqual(['Ada']);
});

/** Overwrites the middle of a file. */
async function damage(path: string): Promise<void> {
  const { size } = await stat(path);
  const handle = await open(path, 'r+');
  await handle.write(Buffer.alloc(6000, 0xa5), 0, 6000, Math.floor(size / 2 / 2048) * 2048);
  await handle.close();
}

const bad: [string, RegExp, (path: string) => Promise<unknown>][] = [
  ['is missing', /There is no file/, (path) => rm(path)],
  [
    'is no database',
    /cannot be restored: file is not a database/,
    (path) => writeFile(path, 'x'.repeat(5000)),
  ],
  ['is empty', /it is not a database of Faubourg/, (path) => writeFile(path, '')],
  ['is damaged', /cannot be restored: .*(?:damaged|malformed)/, damage],
  [
    'is of another program',
    /it is not a database of Faubourg/,
    async (path) => {
      await rm(path);
      const db = new DatabaseSync(path);
      db.exec('create table notes (text)');
      db.close();
    },
  ],
  [
    'is of a later version',
    /it has form \d+, and this program knows forms up to \d+/,
    async (path) => {
      const db = new DatabaseSync(path);
      for (let i = 100; i < 200; i++) db.exec(`insert into facts values ('schema ${i}', 'done')`);
      db.close();
    },
  ],
];

test.each(bad)(
  'a backup that %s is refused in a sentence, and nothing changes',
  async (_, says, spoil) => {
    await (await adaThenBo()).stop();
    await spoil(copy);
    const before = await contents();
    await expect(restore(data, copy)).rejects.toThrow(says);
    expect(await contents()).toEqual(before);
  },
);
