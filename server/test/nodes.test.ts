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
import { loadLibrary } from '../games.ts';
import { answer } from '../tables/playing.ts';
import { deafNode } from './deaf-node.ts';
import { trial } from './faults/faults.ts';
import { openHouse, type TestHouse } from './house.ts';
import { answerFirst, frameOf, openTable, playOut, startTable, watch } from './tables.ts';

let database: TestDatabase;
let houses: TestHouse[];
beforeAll(async () => {
  database = await testDatabase();
  // All at once: only one of them makes the tables.
  const options = { database: database.url, lease: 500, gone: 20, bots: { sweep: 100 } };
  houses = await Promise.all([1, 2, 3].map(() => openHouse(options)));
});
afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()));
  await database.stop();
});

const at = (client: Client, house: TestHouse): Client => {
  client.address = house.address;
  return client;
};

test('any node serves any table; everybody is told wherever they are connected', async () => {
  const { table, clients } = await openTable(houses[0]!.address, 3);
  for (const [i, client] of clients.entries()) at(client, houses[i]!);
  await clients[0]!.post(table, 'start');
  const lives = await playOut(table, clients);
  for (const [i, live] of lives.entries()) {
    expect(live.gaps).toBe(0);
    const whole = await at(clients[i]!, houses[(i + 1) % 3]!).ok('GET', `/api/tables/${table}`);
    expect(whole['frame']).toEqual(frameOf(live, table));
    live.close();
  }
});

test('two nodes can never both win', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  const { turn, answers } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
  const outcomes = await Promise.all(
    houses.flatMap((house) =>
      [0, 1, 2].map(async (choice) => {
        const body = { key: newKey(), turn, answer: (answers as unknown[])[choice] };
        const sender = new Client(house.address);
        sender.token = clients[0]!.token;
        return (await sender.call('POST', `/api/tables/${table}/answer`, body)).status;
      }),
    ),
  );
  expect(outcomes.sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 8 }, () => 409)]);
});

test('an answer refused by one node for want of news is not refused when the news is there', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  for (let round = 0; round < 20; round++) {
    for (const client of clients) {
      const { answers } = await client.ok('GET', `/api/tables/${table}/answers`);
      if ((answers as unknown[]).length === 0) continue;
      const { status, body } = await answerFirst(client, table);
      expect([status, body]).toEqual([200, body]);
      at(client, houses[round % 3]!);
    }
  }
});

test('what the game itself refuses for want of news is not refused when the news is there', async () => {
  const games = new URL('../games.ts', import.meta.url);
  const house = await openHouse({ database: database.url, games });
  const deaf = await deafNode(database.url, await loadLibrary());
  const { table, clients } = await startTable(house.address, 3, { game: 'chinatown' });
  for (const client of clients) expect((await answerFirst(client, table)).status).toBe(200);
  const turnOf = async (client: Client): Promise<number> =>
    ((await client.ok('GET', `/api/tables/${table}`))['frame'] as { turn: number }).turn;
  const [ada, bo] = clients;
  const [adas, bos] = [await turnOf(ada!), await turnOf(bo!)];
  const room = await deaf.room(table);
  const offer = { offer: [{ from: 0, to: 1, money: 1 }] };
  await ada!.post(table, 'answer', { key: newKey(), turn: adas, answer: offer });
  const decline = { decline: 1, version: 1 };
  const bosWish = answer(room, { id: bo!.id, name: 'Bo' }, { key: newKey(), turn: bos }, decline);
  expect(await room.act(bosWish)).toEqual({ number: expect.any(Number) });
  await deaf.close();
  await house.close();
});

test('chat, names and mutes reach the other nodes', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 3);
  const [ada, bo, cleo] = clients;
  const live = await watch(at(bo!, houses[1]!), table);
  const heard = () =>
    live.received.flatMap(({ chat }) => (chat ? `${chat.name}: ${chat.text}` : []));
  const hears = (line: string) => live.until(() => heard().includes(line));
  await ada!.post(table, 'chat', { text: 'hello' });
  await hears('Person 0: hello');
  // Node 1 knows Ada by her old name until it hears otherwise.
  await at(ada!, houses[1]!).ok('GET', '/api/me');
  await at(ada!, houses[0]!).ok('PATCH', '/api/me', { name: 'Ada' });
  at(ada!, houses[1]!);
  while ((await ada!.ok('GET', '/api/me'))['name'] !== 'Ada');
  await ada!.post(table, 'chat', { text: 'it is me' });
  await hears('Ada: it is me');
  // And whom Bo has muted: notes come in the order in which they were sent.
  await at(bo!, houses[0]!).ok('POST', '/api/mutes', { person: ada!.id, muted: true });
  await at(ada!, houses[0]!).post(table, 'chat', { text: 'can you hear me?' });
  await cleo!.post(table, 'chat', { text: 'he cannot' });
  await hears('Person 2: he cannot');
  expect(heard()).toEqual(['Person 0: hello', 'Ada: it is me', 'Person 2: he cannot']);
  live.close();
});

test('a line another node has not heard of yet is told before its own next one', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  const live = await watch(clients[1]!, table);
  const engine = await openStore(database.url, '');
  const line = { table_id: table, person: clients[0]!.id, name: 'X', channel: 'table', at: 0 };
  // Said without a note, as if that were still on its way.
  const unheard = Array.from({ length: 250 }, (_, i) => `unheard ${i}`);
  for (const text of unheard) await engine.write([addLine(engine, { ...line, text })]);
  await engine.close();
  await clients[0]!.post(table, 'chat', { text: 'mine' });
  const heard = () => live.received.flatMap(({ chat }) => chat?.text ?? []);
  await live.until(() => heard().includes('mine'));
  expect(heard()).toEqual([...unheard, 'mine']);
  live.close();
});

test('a page is told once what happens elsewhere, on whichever node it is', async () => {
  const first = await openTable(houses[0]!.address, 2);
  const bo = first.clients[1]!;
  // Bo sits at both tables and looks at neither, on two nodes at once.
  const { table } = await bo.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'bot', level: 'regular' }],
  });
  await bo.post(table as string, 'sit');
  const pages = [await at(bo, houses[0]!).live(), await at(bo, houses[1]!).live()];
  const told = (page: LiveClient) =>
    page.received.flatMap((message) => message.notice?.table ?? []);
  await first.clients[0]!.post(first.table, 'start');
  await pages[1]!.until(() => told(pages[1]!).includes(first.table));
  // Notes come in the order in which they were sent: what would come twice has come by then.
  await at(bo, houses[1]!).post(table as string, 'start');
  for (const page of pages) {
    await page.until(() => told(page).includes(table as string));
    expect(told(page)).toEqual([first.table, table]);
    page.close();
  }
});

test('who is connected to one node is there for the watchers of all', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  const told = (live: LiveClient, here: boolean[]) =>
    live.until(() => {
      const last = live.received.findLast((message) => message.here);
      return JSON.stringify(last?.here) === JSON.stringify(here);
    });
  const ada = await watch(clients[0]!, table);
  const ben = await watch(at(clients[1]!, houses[1]!), table);
  await told(ada, [true, true]);
  await told(ben, [true, true]);
  // Who comes to a third node hears of both others.
  const visitor = await Client.guest(houses[2]!.address, 'Visitor');
  const onlooker = await watch(visitor, table);
  await told(onlooker, [true, true]);
  ben.close();
  for (const live of [ada, onlooker]) await told(live, [true, false]);
  for (const live of [ada, onlooker]) live.close();
});

test('a node that closes takes nobody’s presence with it into the others’ memory', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  const fourth = await openHouse({ database: database.url, gone: 60_000 });
  const ada = await watch(clients[0]!, table);
  const ben = await watch(at(clients[1]!, fourth), table);
  const here = () => ada.received.findLast((message) => message.here)?.here;
  await ada.until(() => here()?.[1] === true);
  await fourth.close();
  await ada.until(() => here()?.[1] === false);
  for (const live of [ada, ben]) live.close();
});

test('the operator’s functions work here too', async () => {
  const { table } = await startTable(houses[0]!.address, 2);
  const engine = await openStore(database.url, '');
  expect((await allTables(engine)).map((line) => line.id)).toContain(table);
  const file: unknown = JSON.parse(JSON.stringify(await exportTable(engine, table)));
  const games = gameVersions([toy]);
  expect(await importTable(engine, games, file)).toMatchObject({
    problem: { code: 'table-exists' },
  });
  expect(await deleteTable(engine, table)).toBe(true);
  expect(await importTable(engine, games, file)).toEqual({ id: table });
  expect(await exportTable(engine, table)).toEqual(file);
  expect(await deleteTable(engine, table)).toBe(true);
  expect(await pruneGuests(engine, new Date(0))).toBe(0);
  await engine.close();
});

test('a node whose listening connection was ended hears of all that happens', async () => {
  const { table, clients } = await startTable(houses[0]!.address, 2);
  const live = await watch(at(clients[1]!, houses[1]!), table);
  const operator = new Connection({ connectionString: database.url });
  await operator.connect();
  const { rows } = await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'faubourg ear'",
  );
  expect(rows).toHaveLength(houses.length);
  await operator.end();
  await answerFirst(clients[0]!, table);
  await clients[0]!.post(table, 'chat', { text: 'still there?' });
  await live.until(() => frameOf(live, table).asks.some((ask) => ask.seat === 0 && !ask.owed));
  await live.until(() => live.received.some((message) => message.chat?.text === 'still there?'));
  expect(live.gaps).toBe(0);
  live.close();
});

test('a token given up on one node is worth nothing on the others', async () => {
  const ada = await Client.guest(houses[0]!.address, 'Ada');
  for (const house of houses) await at(ada, house).ok('GET', '/api/me');
  await ada.ok('POST', '/api/sign-out', {});
  for (const house of houses) {
    // Asked until the note has arrived there.
    while ((await at(ada, house).call('GET', '/api/me')).status !== 401);
  }
});

test('bots’ turns of a node that died are taken over by another', async () => {
  const report = await trial({
    kills: 2,
    nodes: 3,
    tables: 2,
    data: houses[0]!.data,
    database: database.url,
  });
  expect(report).toMatchObject({ kills: 2, lost: 0, twice: 0, unverified: 0, faults: [] });
});

test('a recovery code serves once, whichever nodes are asked at once', async () => {
  const ada = await Client.guest(houses[0]!.address, 'Ada');
  const { codes } = await ada.ok('POST', '/api/recovery-codes', {});
  for (const code of codes as string[]) {
    const asked = houses.map(({ address }) =>
      new Client(address).call('POST', '/api/recover', { code }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  }
  const engine = await openStore(database.url, '');
  const tokens = engine.queries.selectFrom('tokens').selectAll().where('person', '=', ada.id);
  expect(await engine.read(tokens.compile())).toHaveLength(9);
  await engine.close();
});
