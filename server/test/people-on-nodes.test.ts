import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { openContext } from '../open-context.ts';
import { Retention } from '../retention/retention.ts';
import { openPostgres } from '../store/postgres.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, openTable, startTable, watch } from './tables.ts';
import { loadGames } from './toy-catalogue.ts';

const DAY = 86_400_000;

let postgres: Awaited<ReturnType<typeof testDatabase>>;
let nodes: TestServer[];
beforeAll(async () => {
  postgres = await testDatabase();
  nodes = [];
  for (let i = 0; i < 2; i++) nodes.push(await startServer({ database: postgres.url }));
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await postgres.stop();
});

/** The same person at the other node. */
function elsewhere({ token, id }: Client): Client {
  return Object.assign(new Client(nodes[1]!.address), { token, id });
}

test('signing out everywhere counts at every node', async () => {
  const ada = await Client.guest(nodes[0]!.address, 'Ada');
  const there = elsewhere(ada);
  const { table } = await openTable(nodes[1]!.address, 2);
  const live = await watch(there, table);
  expect((await there.call('GET', '/api/me')).status).toBe(200);
  await ada.ok('POST', '/api/sign-out-everywhere', {});
  expect(await live.closed).toBe(4001);
  expect((await there.call('GET', '/api/me')).status).toBe(401);
});

test('a block made at one node holds at the other', async () => {
  const { table, clients } = await startTable(nodes[1]!.address, 3);
  const [ada, bad, friend] = clients;
  const live = await watch(ada!, table);
  await bad!.post(table, 'chat', { text: 'before' });
  await live.until(() => live.received.some(({ chat }) => chat?.text === 'before'));
  const here = Object.assign(new Client(nodes[0]!.address), { token: ada!.token, id: ada!.id });
  await here.ok('POST', '/api/blocks', { person: bad!.id, blocked: true });
  // The answer of this node shows that its own writes were read; notifications keep their order.
  await here.ok('POST', `/api/tables/${table}/chat`, { text: 'mark' });
  await live.until(() => live.received.some(({ chat }) => chat?.text === 'mark'));
  await bad!.post(table, 'chat', { text: 'after' });
  await friend!.post(table, 'chat', { text: 'last' });
  await live.until(() => live.received.some(({ chat }) => chat?.text === 'last'));
  expect(live.received.flatMap(({ chat }) => chat?.text ?? [])).toEqual(['before', 'mark', 'last']);
  live.close();
});

test('abandoned tables are closed for the watchers of every node, and tokens expire', async () => {
  const { table, clients } = await startTable(nodes[0]!.address, 2);
  const live = await watch(elsewhere(clients[0]!), table);
  const database = await openPostgres(postgres.url);
  const { queries } = database;
  const long = Date.now() - 1000 * DAY;
  await database.write([
    queries.updateTable('log').set({ at: long }).where('table_id', '=', table).compile(),
    queries.updateTable('tables').set({ created_at: long }).where('id', '=', table).compile(),
    queries
      .updateTable('tokens')
      .set({ used_at: long })
      .where('person', '=', clients[1]!.id)
      .compile(),
  ]);
  await database.close();
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const { context } = await openContext(
    { port: 0, data, database: postgres.url },
    await loadGames(),
  );
  const retention = new Retention(
    context.database,
    context.liveTables,
    context.limits,
    context.clocks.tableTime,
  );
  await retention.sweep();
  await live.until(() => frameOf(live, table).table.phase === 'closed');
  expect((await elsewhere(clients[1]!).call('GET', '/api/me')).status).toBe(401);
  await context.database.close();
  await rm(data, { recursive: true });
  live.close();
});
