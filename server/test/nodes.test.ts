import { Client as Connection } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import {
  allTables,
  deleteTable,
  exportTable,
  importTable,
  openStore,
  pruneGuests,
} from '../admin/index.ts';
import { addLine } from '../store/chat.ts';
import { Client, type LiveClient, newKey } from './client.ts';
import { loadGames } from '../catalogue.ts';
import { answer } from '../table/answer-commands.ts';
import { nodeWithoutNotifications } from './node-without-notifications.ts';
import { trial } from './faults/faults.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, openTable, playOut, startTable, watch } from './tables.ts';

let postgres: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  postgres = await testDatabase();
  // All at once: only one of them migrates the database.
  const options = { database: postgres.url, lease: 500, presenceGrace: 20, bots: { sweep: 100 } };
  servers = await Promise.all([1, 2, 3].map(() => startServer(options)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

const at = (client: Client, server: TestServer): Client => {
  client.address = server.address;
  return client;
};

test('any node serves any table; everybody is told wherever they are connected', async () => {
  const { table, clients } = await openTable(servers[0]!.address, 3);
  for (const [i, client] of clients.entries()) at(client, servers[i]!);
  await clients[0]!.post(table, 'start');
  const lives = await playOut(table, clients);
  for (const [i, live] of lives.entries()) {
    expect(live.gaps).toBe(0);
    const whole = await at(clients[i]!, servers[(i + 1) % 3]!).ok('GET', `/api/tables/${table}`);
    expect(whole['frame']).toEqual(frameOf(live, table));
    live.close();
  }
});

test('two nodes can never both win', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  const { turn, answers } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
  const outcomes = await Promise.all(
    servers.flatMap((server) =>
      [0, 1, 2].map(async (choice) => {
        const body = { key: newKey(), turn, answer: (answers as unknown[])[choice] };
        const sender = new Client(server.address);
        sender.token = clients[0]!.token;
        return (await sender.call('POST', `/api/tables/${table}/answer`, body)).status;
      }),
    ),
  );
  expect(outcomes.sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 8 }, () => 409)]);
});

test('an answer refused by one node for want of news is not refused when the news is there', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  for (let round = 0; round < 20; round++) {
    for (const client of clients) {
      const { answers } = await client.ok('GET', `/api/tables/${table}/answers`);
      if ((answers as unknown[]).length === 0) continue;
      const { status, body } = await answerFirst(client, table);
      expect([status, body]).toEqual([200, body]);
      at(client, servers[round % 3]!);
    }
  }
});

test('what the game itself refuses for want of news is not refused when the news is there', async () => {
  const games = new URL('../catalogue.ts', import.meta.url);
  const server = await startServer({ database: postgres.url, games });
  const silent = await nodeWithoutNotifications(postgres.url, await loadGames());
  const { table, clients } = await startTable(server.address, 3, { game: 'chinatown' });
  for (const client of clients) expect((await answerFirst(client, table)).status).toBe(200);
  const turnOf = async (client: Client): Promise<number> =>
    ((await client.ok('GET', `/api/tables/${table}`))['frame'] as { turn: number }).turn;
  const [ada, bo] = clients;
  const [adas, bos] = [await turnOf(ada!), await turnOf(bo!)];
  const liveTable = await silent.liveTable(table);
  const offer = { offer: [{ from: 0, to: 1, money: 1 }] };
  await ada!.post(table, 'answer', { key: newKey(), turn: adas, answer: offer });
  const decline = { decline: 1, version: 1 };
  const bosCommand = answer({ id: bo!.id, name: 'Bo' }, { key: newKey(), turn: bos }, decline);
  expect(await liveTable.run(bosCommand)).toEqual({ number: expect.any(Number) });
  await silent.close();
  await server.close();
});

test('chat, names and mutes reach the other nodes', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 3);
  const [ada, bo, cleo] = clients;
  const live = await watch(at(bo!, servers[1]!), table);
  const heard = () =>
    live.received.flatMap(({ chat }) => (chat ? `${chat.name}: ${chat.text}` : []));
  const hears = (line: string) => live.until(() => heard().includes(line));
  await ada!.post(table, 'chat', { text: 'hello' });
  await hears('Person 0: hello');
  // Node 1 has Ada cached under her old name until it is notified.
  await at(ada!, servers[1]!).ok('GET', '/api/me');
  await at(ada!, servers[0]!).ok('PATCH', '/api/me', { name: 'Ada' });
  at(ada!, servers[1]!);
  while ((await ada!.ok('GET', '/api/me'))['name'] !== 'Ada');
  await ada!.post(table, 'chat', { text: 'it is me' });
  await hears('Ada: it is me');
  // And whom Bo has muted: notifications come in the order in which they were sent.
  await at(bo!, servers[0]!).ok('POST', '/api/mutes', { person: ada!.id, muted: true });
  await at(ada!, servers[0]!).post(table, 'chat', { text: 'can you hear me?' });
  await cleo!.post(table, 'chat', { text: 'he cannot' });
  await hears('Person 2: he cannot');
  expect(heard()).toEqual(['Person 0: hello', 'Ada: it is me', 'Person 2: he cannot']);
  live.close();
});

test('a line another node has not heard of yet is told before its own next one', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  const live = await watch(clients[1]!, table);
  const database = await openStore(postgres.url, '');
  const line = {
    table_id: table,
    person: clients[0]!.id,
    name: 'X',
    channel: 'table' as const,
    at: 0,
  };
  // Written without a notification, as if that were still on its way.
  const unheard = Array.from({ length: 250 }, (_, i) => `unheard ${i}`);
  for (const text of unheard) await database.write([addLine(database, { ...line, text })]);
  await database.close();
  await clients[0]!.post(table, 'chat', { text: 'mine' });
  const heard = () => live.received.flatMap(({ chat }) => chat?.text ?? []);
  await live.until(() => heard().includes('mine'));
  expect(heard()).toEqual([...unheard, 'mine']);
  live.close();
});

test('a page is told once what happens elsewhere, on whichever node it is', async () => {
  const first = await openTable(servers[0]!.address, 2);
  const bo = first.clients[1]!;
  // Bo sits at both tables and watches neither, on two nodes at once.
  const { table } = await bo.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'bot', level: 'regular' }],
  });
  await bo.post(table as string, 'sit');
  const pages = [await at(bo, servers[0]!).live(), await at(bo, servers[1]!).live()];
  const told = (page: LiveClient) =>
    page.received.flatMap((message) => message.notice?.table ?? []);
  await first.clients[0]!.post(first.table, 'start');
  await pages[1]!.until(() => told(pages[1]!).includes(first.table));
  // Notifications come in the order in which they were sent: a duplicate would have come by then.
  await at(bo, servers[1]!).post(table as string, 'start');
  for (const page of pages) {
    await page.until(() => told(page).includes(table as string));
    expect(told(page)).toEqual([first.table, table]);
    page.close();
  }
});

test('who is connected to one node is there for the watchers of all', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  const told = (live: LiveClient, here: boolean[]) =>
    live.until(() => {
      const last = live.received.findLast((message) => message.here);
      return JSON.stringify(last?.here) === JSON.stringify(here);
    });
  const ada = await watch(clients[0]!, table);
  const ben = await watch(at(clients[1]!, servers[1]!), table);
  await told(ada, [true, true]);
  await told(ben, [true, true]);
  // A watcher on a third node learns of both others.
  const visitor = await Client.guest(servers[2]!.address, 'Visitor');
  const onlooker = await watch(visitor, table);
  await told(onlooker, [true, true]);
  ben.close();
  for (const live of [ada, onlooker]) await told(live, [true, false]);
  for (const live of [ada, onlooker]) live.close();
});

test('a node that closes takes nobody’s presence with it into the others’ memory', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  const fourth = await startServer({ database: postgres.url, presenceGrace: 60_000 });
  const ada = await watch(clients[0]!, table);
  const ben = await watch(at(clients[1]!, fourth), table);
  const here = () => ada.received.findLast((message) => message.here)?.here;
  await ada.until(() => here()?.[1] === true);
  await fourth.close();
  await ada.until(() => here()?.[1] === false);
  for (const live of [ada, ben]) live.close();
});

test('the operator’s functions work here too', async () => {
  const { table } = await startTable(servers[0]!.address, 2);
  const database = await openStore(postgres.url, '');
  expect((await allTables(database)).map((line) => line.id)).toContain(table);
  const file: unknown = JSON.parse(JSON.stringify(await exportTable(database, table)));
  const games = gameVersions([toy]);
  expect(await importTable(database, games, file)).toMatchObject({
    problem: { code: 'table-exists' },
  });
  expect(await deleteTable(database, table)).toBe(true);
  expect(await importTable(database, games, file)).toEqual({ id: table });
  expect(await exportTable(database, table)).toEqual(file);
  expect(await deleteTable(database, table)).toBe(true);
  expect(await pruneGuests(database, new Date(0))).toBe(0);
  await database.close();
});

test('a node whose listening connection was ended hears of all that happens', async () => {
  const { table, clients } = await startTable(servers[0]!.address, 2);
  const live = await watch(at(clients[1]!, servers[1]!), table);
  const operator = new Connection({ connectionString: postgres.url });
  await operator.connect();
  const { rows } = await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'faubourg listener'",
  );
  expect(rows).toHaveLength(servers.length);
  await operator.end();
  await answerFirst(clients[0]!, table);
  await clients[0]!.post(table, 'chat', { text: 'still there?' });
  await live.until(() => frameOf(live, table).asks.some((ask) => ask.seat === 0 && !ask.owed));
  await live.until(() => live.received.some((message) => message.chat?.text === 'still there?'));
  expect(live.gaps).toBe(0);
  live.close();
});

test('a token given up on one node is worth nothing on the others', async () => {
  const ada = await Client.guest(servers[0]!.address, 'Ada');
  for (const server of servers) await at(ada, server).ok('GET', '/api/me');
  await ada.ok('POST', '/api/sign-out', {});
  for (const server of servers) {
    // Repeated until the notification has arrived there.
    while ((await at(ada, server).call('GET', '/api/me')).status !== 401);
  }
});

test('bots’ turns of a node that died are taken over by another', async () => {
  const report = await trial({
    kills: 2,
    nodes: 3,
    tables: 2,
    data: servers[0]!.data,
    database: postgres.url,
    // The turns of bots are taken over alike in every game.
    only: ['toy'],
  });
  expect(report).toMatchObject({ lost: 0, twice: 0, unverified: 0, faults: [] });
  // A node that starts again may be killed, too, which counts as another kill.
  expect(report.kills).toBeGreaterThanOrEqual(2);
});

test('a recovery code serves once, whichever nodes are asked at once', async () => {
  const ada = await Client.guest(servers[0]!.address, 'Ada');
  const { codes } = await ada.ok('POST', '/api/recovery-codes', {});
  for (const code of codes as string[]) {
    const asked = servers.map(({ address }) =>
      new Client(address).call('POST', '/api/recover', { code }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  }
  const database = await openStore(postgres.url, '');
  const tokens = database.queries.selectFrom('tokens').selectAll().where('person', '=', ada.id);
  expect(await database.read(tokens.compile())).toHaveLength(9);
  await database.close();
});
