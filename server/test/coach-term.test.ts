import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportTable, importTable, openStore } from '../admin/index.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { openTable, playOut, startTable } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A table apart from its game, as this person sees it. */
async function tableOf(client: Client, table: string): Promise<unknown> {
  const { frame } = await client.ok('GET', `/api/tables/${table}`);
  return (frame as { table: unknown }).table;
}

test('nobody may ask the coach unless the table was opened so', async () => {
  for (const more of [{}, { coach: false }]) {
    const { table, clients } = await openTable(server.address, 2, more);
    expect(await tableOf(clients[0]!, table)).not.toHaveProperty('coach');
  }
});

test('somebody with the link reads the term before sitting down', async () => {
  const { table } = await openTable(server.address, 1, {
    coach: true,
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const guest = await Client.guest(server.address, 'Guest');
  expect(await tableOf(guest, table)).toMatchObject({ coach: true });
});

test('the term stays with the table, its file and its rematch', async () => {
  const { table, clients } = await startTable(server.address, 2, { coach: true });
  expect(await tableOf(clients[1]!, table)).toMatchObject({ coach: true });
  await playOut(table, clients);
  const database = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const file: unknown = JSON.parse(JSON.stringify(await exportTable(database, table)));
  await database.close();
  const other = await openStore(undefined, `${server.data}/other.sqlite`);
  expect(await importTable(other, gameVersions([toy]), file)).toEqual({ id: table });
  expect(await exportTable(other, table)).toEqual(file);
  await other.close();
  const { table: next } = await clients[0]!.post(table, 'rematch');
  expect(await tableOf(clients[0]!, next as string)).toMatchObject({ coach: true });
});

test('another value than yes or no is refused with what was expected', async () => {
  const guest = await Client.guest(server.address, 'Guest');
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const answer = await guest.call('POST', '/api/tables', { game: 'toy', seats, coach: 'please' });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('coach');
});
