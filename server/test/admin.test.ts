import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allTables,
  backup,
  deleteTable,
  type Database,
  exportTable,
  importTable,
  openStore,
  pruneGuests,
} from '../admin/index.ts';
import { Client, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import type { Entry } from '../table/entry.ts';
import { answerFirst, frameOf, startTable, watch } from './tables.ts';

let server: TestServer;
let database: Database;
const games = gameVersions([toy]);
beforeAll(async () => {
  server = await startServer();
  database = await openStore(undefined, `${server.data}/faubourg.sqlite`);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

test('a copy of the database is made while games go on, and is whole', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const copy = `${server.data}/copy.sqlite`;
  const playing = Promise.all([answerFirst(clients[0]!, table), answerFirst(clients[1]!, table)]);
  await backup(`${server.data}/faubourg.sqlite`, copy);
  await playing;
  const db = new DatabaseSync(copy, { readOnly: true });
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  await expect(backup(`${server.data}/faubourg.sqlite`, copy)).rejects.toThrow('exists');
  await expect(backup(`${server.data}/nothing`, `${copy}2`)).rejects.toThrow('no database');
});

test('a table travels to another server and goes on there', async () => {
  const { table, clients } = await startTable(server.address, 2);
  await answerFirst(clients[0]!, table);
  await clients[0]!.post(table, 'chat', { text: 'hello' });
  const file: unknown = JSON.parse(JSON.stringify(await exportTable(database, table)));
  expect(await importTable(database, games, file)).toMatchObject({
    problem: { code: 'table-exists' },
  });
  const before = await clients[0]!.ok('GET', `/api/tables/${table}`);
  const other = await openStore(undefined, `${server.data}/other.sqlite`);
  expect(await importTable(other, games, file)).toEqual({ id: table });
  expect(await exportTable(other, table)).toEqual(file);
  await other.close();
  expect((before['frame'] as { you: number }).you).toBe(0);
});

test('a damaged file does not get in', async () => {
  const { table, clients } = await startTable(server.address, 2);
  await answerFirst(clients[0]!, table);
  const file = (await exportTable(database, table))!;
  const other = await openStore(undefined, `${server.data}/empty.sqlite`);
  const next = { ...file.log.at(-1)!, seq: file.log.length + 1, key: null };
  const withEntry = (entry: unknown) => ({ ...file, log: [...file.log, { ...next, entry }] });
  const [opening, ...rest] = file.log;
  const withSetup = (change: object) => {
    const { setup } = opening!.entry as Extract<Entry, { kind: 'open' }>;
    const entry = { kind: 'open', setup: { ...setup, ...change } };
    return { ...file, log: [{ ...opening!, entry }, ...rest] };
  };
  const said = { n: 1, person: 'p', name: 'P', channel: 'table', text: 'twice', at: 0 };
  const bad: unknown[] = [
    null,
    { ...file, version: 2 },
    { ...file, log: file.log.slice(1) },
    { ...file, log: [...file.log, { ...file.log.at(-1)!, seq: 9 }] },
    {
      ...file,
      secret: '00'.repeat(32),
      log: [
        ...file.log.slice(0, -1),
        {
          ...file.log.at(-1)!,
          entry: { kind: 'answer', seat: 0, answer: { card: 99 }, by: 'person' },
        },
      ],
    },
    { ...file, secret: '00'.repeat(32) },
    withSetup({ commitment: '00'.repeat(32) }),
    withSetup({ seats: 'two' }),
    withSetup({ secretly: true }),
    withEntry({ kind: 'nonsense' }),
    withEntry({ kind: 'stand' }),
    withEntry({ kind: 'stand', seat: 7 }),
    withEntry(file.log[0]!.entry),
    { ...file, chat: [said, said] },
  ];
  for (const value of bad) {
    expect(await importTable(other, games, value)).toMatchObject({ problem: { rule: 'FB-20' } });
  }
  const unknownOption = withSetup({ options: { colour: 'red' } });
  expect(await importTable(other, games, unknownOption)).toMatchObject({
    problem: { rule: 'FB-11' },
  });
  expect(await allTables(other)).toEqual([]);
  expect(await importTable(other, games, file)).toEqual({ id: table });
  await other.close();
});

test.each([
  ['a bot’s turn', 0, {}],
  ['a running clock', 2, { clock: { slow: { perDecision: 1000 } }, standIn: 'apprentice' }],
])('a table brought in during %s goes on to its end by itself', async (_what, people, more) => {
  const host = await Client.guest(server.address, 'Host');
  const seat = people === 0 ? { for: 'bot', level: 'regular' } : { for: 'anyone' };
  const newTable = { game: 'toy', seats: [seat, seat], options: { rounds: 4, hand: 2 }, ...more };
  const table = (await host.ok('POST', '/api/tables', newTable))['table'] as string;
  for (let i = 0; i < people; i++) {
    await (await Client.guest(server.address, 'Guest')).post(table, 'sit');
  }
  await host.post(table, 'start');
  const file = (await exportTable(database, table))!;
  const start = file.log.findIndex(({ entry }) => entry.kind === 'start');

  const other = await startServer({ bots: { sweep: 50 } });
  const store = await openStore(undefined, `${other.data}/faubourg.sqlite`);
  const copy = { ...file, log: file.log.slice(0, start + 1) };
  expect(await importTable(store, games, copy)).toEqual({ id: table });
  const live = await watch(await Client.guest(other.address, 'Looker'), table);
  await live.until(() => frameOf(live, table).table.phase === 'over');
  live.close();
  await store.close();
  await other.close();
});

test('tables are listed and deleted; guests who secured nothing are forgotten', async () => {
  const { table, clients } = await startTable(server.address, 2);
  expect((await allTables(database, 'running')).map((line) => line.id)).toContain(table);
  const { turn, answers } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
  expect(await deleteTable(database, table)).toBe(true);
  expect(await deleteTable(database, table)).toBe(false);
  // The server has the table in memory, and must not play on at a table that was deleted.
  const late = { key: newKey(), turn, answer: (answers as unknown[])[0] };
  const path = `/api/tables/${table}/answer`;
  expect((await clients[0]!.call('POST', path, late)).status).toBe(404);
  expect((await clients[0]!.call('GET', `/api/tables/${table}`)).status).toBe(404);
  const secured = await Client.guest(server.address, 'Secured');
  await secured.ok('POST', '/api/recovery-codes', {});
  const busy = await startTable(server.address, 2);
  const later = new Date(Date.now() + 1000);
  expect(await pruneGuests(database, later)).toBeGreaterThanOrEqual(2);
  // A folder belongs to one server, so the one after it, with nothing cached, looks at a copy.
  const data = await mkdtemp(join(tmpdir(), 'faubourg-pruned-'));
  await backup(`${server.data}/faubourg.sqlite`, join(data, 'faubourg.sqlite'));
  const again = await startServer({ data });
  const status = async (client: Client): Promise<number> => {
    client.address = again.address;
    return (await client.call('GET', '/api/me')).status;
  };
  expect(await status(clients[0]!)).toBe(401);
  expect(await status(secured)).toBe(200);
  expect(await status(busy.clients[0]!)).toBe(200);
  await again.close();
  await rm(data, { recursive: true });
});
