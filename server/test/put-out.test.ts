import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, openTable, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { putOut: 2 } });
});
afterAll(() => server.close());

const free = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'anyone' }];

const rule = async (client: Client, table: string, what: string, body: unknown = {}) => {
  const { body: answer } = await client.call('POST', `/api/tables/${table}/${what}`, body);
  const { rule, code } = (answer['problem'] ?? {}) as { rule?: string; code?: string };
  return rule === undefined ? 'done' : `${rule} ${code}`;
};

const seatsOf = async (client: Client, table: string) => {
  const { frame } = await client.ok('GET', `/api/tables/${table}`);
  return (frame as { table: { seats: object[]; putOut: object[] } }).table;
};

test('the host puts a player out: the seat is free, and the person is told', async () => {
  const { table, clients } = await openTable(server.address, 2, { seats: free, listed: true });
  const [host, bo] = clients as [Client, Client];
  const page = await bo.live();
  const watching = await watch(host, table);
  expect(await rule(host, table, 'put-out', { person: bo.id })).toBe('done');
  await page.until(() => page.received.some(({ notice }) => notice?.kind === 'out'));
  expect(page.received.flatMap(({ notice }) => notice ?? [])).toEqual([
    { kind: 'out', table, game: 'toy' },
  ]);
  await watching.until(() => frameOf(watching, table).table.seats[1]!.name === '');
  expect(await seatsOf(bo, table)).toMatchObject({
    seats: [{ person: host.id }, { person: null, keptFor: null }, { person: null }],
    putOut: [{ id: bo.id, name: 'Person 1' }],
  });
  const { tables: mine } = await bo.ok('GET', '/api/my-tables');
  expect(mine).toEqual([]);
  const { tables } = await bo.ok('GET', '/api/tables?phase=open');
  const listed = (tables as { id: string; seats: object[] }[]).find(({ id }) => id === table);
  expect(listed?.seats).toMatchObject([{ open: false }, { open: true }, { open: true }]);
  const other = await Client.guest(server.address, 'Other');
  expect(await rule(other, table, 'sit', { seat: 1 })).toBe('done');
  for (const live of [page, watching]) live.close();
});

test('a page that shows the table sees it with the eyes of a spectator then', async () => {
  const { table, clients } = await openTable(server.address, 2, { seats: free });
  const [host, bo] = clients as [Client, Client];
  const page = await watch(bo, table);
  await host.post(table, 'put-out', { person: bo.id });
  await page.until(() => frameOf(page, table).you === null);
  expect(frameOf(page, table).table['putOut']).toEqual([{ id: bo.id, name: 'Person 1' }]);
  page.close();
});

test('who was put out sits down again only after the host has let them in again', async () => {
  const { table, clients } = await openTable(server.address, 2, { seats: free });
  const [host, bo] = clients as [Client, Client];
  await host.post(table, 'put-out', { person: bo.id });
  expect(await rule(bo, table, 'sit')).toBe('FB-32 put-out');
  expect(await rule(bo, table, 'sit', { seat: 2 })).toBe('FB-32 put-out');
  expect(await rule(bo, table, 'readmit', { person: bo.id })).toBe('FB-33 host-only');
  expect(await rule(host, table, 'readmit', { person: host.id })).toBe('FB-32 not-put-out');
  expect(await rule(host, table, 'readmit', { person: bo.id })).toBe('done');
  expect(await rule(host, table, 'readmit', { person: bo.id })).toBe('FB-32 not-put-out');
  expect(await seatsOf(bo, table)).toMatchObject({ putOut: [] });
  expect(await rule(bo, table, 'sit')).toBe('done');
});

test('a seat that was kept for the person is free for everybody', async () => {
  const [host, bo, cleo] = await Promise.all(
    ['Host', 'Bo', 'Cleo'].map((name) => Client.guest(server.address, name)),
  );
  const seats = [{ for: 'anyone' }, { for: 'person', person: bo!.id }];
  const { table: id } = await host!.ok('POST', '/api/tables', { game: 'toy', seats });
  const table = id as string;
  await bo!.post(table, 'sit');
  await host!.post(table, 'put-out', { person: bo!.id });
  expect(await rule(cleo!, table, 'sit', { seat: 1 })).toBe('done');
});

test('only the host, only before the start, only people who sit there, and not themselves', async () => {
  const { table, clients } = await openTable(server.address, 3, { seats: free });
  const [host, bo, cleo] = clients as [Client, Client, Client];
  const stranger = await Client.guest(server.address, 'Stranger');
  expect(await rule(bo, table, 'put-out', { person: cleo.id })).toBe('FB-33 host-only');
  expect(await rule(host, table, 'put-out', { person: host.id })).toBe('FB-32 own-seat');
  // Whether a person exists cannot be found out by it.
  for (const person of [stranger.id, 'nobody', randomUUID()]) {
    expect(await rule(host, table, 'put-out', { person })).toBe('FB-32 not-at-table');
  }
  expect(await rule(host, table, 'put-out', {})).toBe('FB-50 form');
  await host.post(table, 'start');
  expect(await rule(host, table, 'put-out', { person: bo.id })).toBe('FB-31 table-phase');
  expect(await rule(host, table, 'readmit', { person: bo.id })).toBe('FB-31 table-phase');
});

test('a stranger learns nothing about a table by these commands', async () => {
  const open = await openTable(server.address, 2, { seats: free, spectators: false });
  const running = await startTable(server.address, 2, { spectators: false });
  const stranger = await Client.guest(server.address, 'Stranger');
  for (const { table, clients } of [open, running]) {
    for (const what of ['put-out', 'readmit']) {
      for (const person of [clients[1]!.id, 'nobody']) {
        expect(await rule(stranger, table, what, { person })).toBe('FB-33 host-only');
      }
    }
  }
  const unknown = 'A'.repeat(22);
  expect(await rule(stranger, unknown, 'put-out', { person: 'x' })).toBe('FB-30 table-unknown');
});

test('the list of people put out is bounded, and is gone after the start', async () => {
  const { table, clients } = await openTable(server.address, 1, { seats: free.slice(0, 2) });
  const host = clients[0]!;
  for (const name of ['Bo', 'Cleo', 'Dora']) {
    const person = await Client.guest(server.address, name);
    await person.post(table, 'sit');
    const expected = name === 'Dora' ? 'FB-56 quota' : 'done';
    expect(await rule(host, table, 'put-out', { person: person.id })).toBe(expected);
  }
  expect((await seatsOf(host, table)).putOut).toHaveLength(2);
  await host.post(table, 'start');
  expect((await seatsOf(host, table)).putOut).toEqual([]);
});
