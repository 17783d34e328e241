import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, openStore } from '../admin/index.ts';
import { Client } from './client.ts';
import { startNode } from './node-process.ts';
import { startServer } from './server.ts';

let folder: string;
let data: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-files-'));
  data = join(folder, 'data');
  file = join(data, 'faubourg.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The names of the guests in a database file. */
function guestsIn(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = db.prepare('select name from people order by created_at, name').all();
    return rows.map((row) => row['name'] as string);
  } finally {
    db.close();
  }
}

/** Runs a server in this process, adds guests, and stops it cleanly. */
async function visit(...names: string[]): Promise<void> {
  const server = await startServer({ data });
  for (const name of names) await Client.guest(server.address, name);
  await server.close();
}

/** Runs a server in a process of its own, adds guests, and kills it: a `-wal` file is left. */
async function crash(...names: string[]): Promise<void> {
  const node = await startNode(data);
  for (const name of names) await Client.guest(node.address, name);
  await node.kill();
  expect(await readdir(data)).toContain('faubourg.sqlite-wal');
}

test('after a clean stop the database file alone is complete', async () => {
  await visit('Ada', 'Bo');
  expect(await readdir(data)).not.toContain('faubourg.sqlite-wal');
  await copyFile(file, join(folder, 'copy.sqlite'));
  expect(guestsIn(join(folder, 'copy.sqlite'))).toEqual(['Ada', 'Bo']);
});

test('the file is complete after a clean stop even while another program has it open', async () => {
  const server = await startServer({ data });
  const other = new DatabaseSync(file);
  expect(other.prepare('select count(*) as n from people').get()).toEqual({ n: 0 });
  await Client.guest(server.address, 'Ada');
  await server.close();
  await copyFile(file, join(folder, 'copy.sqlite'));
  expect(guestsIn(join(folder, 'copy.sqlite'))).toEqual(['Ada']);
  other.close();
});

test('what a killed server had written is there at the next start', async () => {
  await crash('Ada');
  await crash('Bo');
  await visit('Cy');
  expect(guestsIn(file)).toEqual(['Ada', 'Bo', 'Cy']);
});

/** Ways in which a host may put an older file in place after a crash, beside the newer `-wal`. */
const restorations: [string, (copy: string) => Promise<void>][] = [
  ['copied over the file', (copy) => copyFile(copy, file)],
  ['renamed to the file', (copy) => rename(copy, file)],
];

test.each(restorations)(
  'a backup %s beside the -wal of another file is noticed, and nothing is touched',
  async (_how, putBack) => {
    const copy = join(folder, 'copy.sqlite');
    const node = await startNode(data);
    await Client.guest(node.address, 'Ada');
    await backup(file, copy);
    await Client.guest(node.address, 'Bo');
    await node.kill();
    await putBack(copy);
    await expect(startServer({ data })).rejects.toThrow(
      /faubourg\.sqlite-wal does not belong to .*faubourg\.sqlite.*faubourg admin restore/,
    );
    // Moving the file away, as the sentence says, gives what the backup has.
    await rename(`${file}-wal`, join(folder, 'aside-wal'));
    await rm(`${file}-shm`, { force: true });
    await visit('Cy');
    expect(guestsIn(file)).toEqual(['Ada', 'Cy']);
  },
);

test('a file copied after a clean stop is told apart from the one that was used since', async () => {
  await visit('Ada');
  await copyFile(file, join(folder, 'copy.sqlite'));
  await crash('Bo');
  await copyFile(join(folder, 'copy.sqlite'), file);
  await expect(startServer({ data })).rejects.toThrow('does not belong to');
});

test('a -wal without the database it belongs to is noticed', async () => {
  await crash('Ada');
  const main = join(folder, 'aside.sqlite');
  await rename(file, main);
  await expect(startServer({ data })).rejects.toThrow('does not belong to');
  await writeFile(file, '');
  await expect(startServer({ data })).rejects.toThrow('does not belong to');
  await rename(main, file);
  await visit('Bo');
  expect(guestsIn(file)).toEqual(['Ada', 'Bo']);
});

test('what an older version has left in its -wal is taken over', async () => {
  await visit('Ada');
  // Older versions left no mark in the file, and after a clean stop everything in the -wal.
  const writer = new DatabaseSync(file);
  writer.exec('pragma user_version = 0; pragma wal_checkpoint(truncate)');
  writer.exec("update people set name = 'Bo'");
  for (const end of ['', '-wal']) await copyFile(`${file}${end}`, join(folder, `old${end}`));
  writer.close();
  for (const end of ['', '-wal']) await copyFile(join(folder, `old${end}`), `${file}${end}`);
  await visit('Cy');
  expect(guestsIn(file)).toEqual(['Bo', 'Cy']);
});

test('a long -wal is begun anew: it belongs to the file of then, and not to the one of before', async () => {
  await mkdir(data);
  const database = await openStore(undefined, file);
  let rows = 0;
  /** Writes rows, and copies the two files while they are in use but nothing is being written. */
  const write = async (count: number, copy: string): Promise<void> => {
    for (let i = 0; i < count; i += 500) {
      const many = Array.from({ length: 500 }, () => ({ name: `row ${rows++}`, value: '' }));
      await database.write([database.queries.insertInto('facts').values(many).compile()]);
    }
    // Another transaction: the writer takes it up after it has seen to its WAL.
    const done = { name: `after ${rows}`, value: '' };
    await database.write([database.queries.insertInto('facts').values(done).compile()]);
    for (const end of ['', '-wal']) await copyFile(`${file}${end}`, join(folder, `${copy}${end}`));
  };
  await write(1000, 'before');
  await write(9000, 'after');
  await database.close();
  // The main file of before with the WAL of after.
  await copyFile(join(folder, 'before'), join(folder, 'mixed'));
  await copyFile(join(folder, 'after-wal'), join(folder, 'mixed-wal'));
  await expect(openStore(undefined, join(folder, 'mixed'))).rejects.toThrow('does not belong to');
  for (const [copy, count] of Object.entries({ before: 1000, after: 10_000 })) {
    const store = await openStore(undefined, join(folder, copy));
    const query = store.queries.selectFrom('facts').select('name').where('name', 'like', 'row %');
    expect(await store.read(query.compile())).toHaveLength(count);
    await store.close();
  }
});

test('an empty or torn -wal says nothing, and the server starts', async () => {
  await visit('Ada');
  await writeFile(`${file}-wal`, '');
  await visit('Bo');
  await crash('Cy');
  await truncate(`${file}-wal`, 20);
  await visit('Di');
  expect(guestsIn(file)).toEqual(['Ada', 'Bo', 'Di']);
});

test('of two servers on one folder the second refuses to start, until the first is gone', async () => {
  const first = await startNode(data);
  await expect(startServer({ data })).rejects.toThrow(
    /Another server has the folder .*data open.*FAUBOURG_DATA/,
  );
  // The first goes on.
  await Client.guest(first.address, 'Ada');
  await first.kill();
  const second = await startServer({ data });
  await expect(startServer({ data })).rejects.toThrow('Another server');
  await second.close();
  await visit('Bo');
  expect(guestsIn(file)).toEqual(['Ada', 'Bo']);
});

test('a server that could not start has freed its folder', async () => {
  const taken = await startServer();
  const port = Number(new URL(taken.address).port);
  await expect(startServer({ data, port })).rejects.toThrow('EADDRINUSE');
  await visit('Ada');
  await taken.close();
});
