import { library } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allTables,
  backup,
  deleteTable,
  type Engine,
  exportTable,
  importTable,
  openStore,
  pruneGuests,
} from '../admin/index.ts';
import { Client, newKey } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';
import { answerFirst, startTable } from './tables.ts';

let house: TestHouse;
let engine: Engine;
const games = library([toy]);
beforeAll(async () => {
  house = await openHouse();
  engine = await openStore(undefined, `${house.data}/faubourg.sqlite`);
});
afterAll(async () => {
  await engine.close();
  await house.close();
});

test('a copy of the database is made while games go on, and is whole', async () => {
  const { table, clients } = await startTable(house.address, 2);
  const copy = `${house.data}/copy.sqlite`;
  const playing = Promise.all([answerFirst(clients[0]!, table), answerFirst(clients[1]!, table)]);
  await backup(`${house.data}/faubourg.sqlite`, copy);
  await playing;
  const db = new DatabaseSync(copy, { readOnly: true });
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  await expect(backup(`${house.data}/faubourg.sqlite`, copy)).rejects.toThrow('exists');
  await expect(backup(`${house.data}/nothing`, `${copy}2`)).rejects.toThrow('no database');
});

test('a table travels to another house and goes on there', async () => {
  const { table, clients } = await startTable(house.address, 2);
  await answerFirst(clients[0]!, table);
  await clients[0]!.post(table, 'chat', { text: 'hello' });
  const file: unknown = JSON.parse(JSON.stringify(await exportTable(engine, table)));
  expect(await importTable(engine, games, file)).toMatchObject({
    problem: { code: 'table-exists' },
  });
  const before = await clients[0]!.ok('GET', `/api/tables/${table}`);
  const other = await openStore(undefined, `${house.data}/other.sqlite`);
  expect(await importTable(other, games, file)).toEqual({ id: table });
  expect(await exportTable(other, table)).toEqual(file);
  await other.close();
  expect((before['frame'] as { you: number }).you).toBe(0);
});

test('a damaged file does not get in', async () => {
  const { table, clients } = await startTable(house.address, 2);
  await answerFirst(clients[0]!, table);
  const file = (await exportTable(engine, table))!;
  const other = await openStore(undefined, `${house.data}/empty.sqlite`);
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
  ];
  for (const value of bad) {
    expect(await importTable(other, games, value)).toMatchObject({ problem: { rule: 'FB-20' } });
  }
  expect(await allTables(other)).toEqual([]);
  await other.close();
});

test('tables are listed and deleted; guests who secured nothing are forgotten', async () => {
  const { table, clients } = await startTable(house.address, 2);
  expect((await allTables(engine, 'running')).map((line) => line.id)).toContain(table);
  const { turn, answers } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
  expect(await deleteTable(engine, table)).toBe(true);
  expect(await deleteTable(engine, table)).toBe(false);
  // The house has it in memory, and must not play on at a table that is no more.
  const late = { key: newKey(), turn, answer: (answers as unknown[])[0] };
  const path = `/api/tables/${table}/answer`;
  expect((await clients[0]!.call('POST', path, late)).status).toBe(404);
  expect((await clients[0]!.call('GET', `/api/tables/${table}`)).status).toBe(404);
  const secured = await Client.guest(house.address, 'Secured');
  await secured.ok('POST', '/api/recovery-codes', {});
  const busy = await startTable(house.address, 2);
  const later = new Date(Date.now() + 1000);
  expect(await pruneGuests(engine, later)).toBeGreaterThanOrEqual(2);
  const again = await openHouse({ data: house.data });
  const status = async (client: Client): Promise<number> => {
    client.address = again.address;
    return (await client.call('GET', '/api/me')).status;
  };
  expect(await status(clients[0]!)).toBe(401);
  expect(await status(secured)).toBe(200);
  expect(await status(busy.clients[0]!)).toBe(200);
  await again.close();
});
