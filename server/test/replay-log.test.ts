import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { deleteTable, type Database, exportTable, importTable, openStore } from '../admin/index.ts';
import { readLog } from '../store/tables.ts';
import { answer } from '../table/answer-commands.ts';
import { Client, newKey } from './client.ts';
import { nodeWithoutNotifications } from './node-without-notifications.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, openTable, startTable, watch } from './tables.ts';

const games = gameVersions([toy]);
/** So rarely that only the commands themselves can notice the change. */
const NEVER = 1_000_000;
const seqs = async (database: Database, table: string): Promise<number[]> =>
  (await readLog(database, table)).map((row) => row.seq);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** As it is after a file was read. */
async function written(database: Database, table: string): Promise<{ chat: unknown[] }> {
  return JSON.parse(JSON.stringify(await exportTable(database, table))) as { chat: unknown[] };
}

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'])('in an open server, with %s', (kind) => {
  let server: TestServer;
  let database: Database;
  const open = async (sweep: number): Promise<void> => {
    const url = kind === 'PostgreSQL' ? postgres.url : undefined;
    server = await startServer({ database: url, bots: { sweep } });
    // Another process, as far as the server can tell.
    database = await openStore(url, `${server.data}/faubourg.sqlite`);
  };
  const close = async (): Promise<void> => {
    await database.close();
    await server.close();
  };
  test('an older copy takes the place of a table, and goes on without a gap', async () => {
    await open(NEVER);
    const { table, clients } = await startTable(server.address, 3);
    const live = await watch(clients[0]!, table);
    const file = await written(database, table);
    const before = (await seqs(database, table)).length;
    await answerFirst(clients[0]!, table);
    await answerFirst(clients[1]!, table);
    expect(await deleteTable(database, table)).toBe(true);
    expect(await importTable(database, games, file)).toEqual({ id: table });
    expect((await answerFirst(clients[2]!, table)).status).toBe(200);
    expect(await seqs(database, table)).toEqual(upTo(before + 1));
    // Where the server was notified of the deletion, watchers were dismissed and watch again.
    if (kind === 'PostgreSQL') await live.ask({ do: 'watch', table });
    const { n, frame } = await clients[0]!.ok('GET', `/api/tables/${table}`);
    await live.until(() => live.frames.get(table)!.n === n);
    expect(frameOf(live, table)).toEqual(frame);
    // The watcher is still there.
    await answerFirst(clients[0]!, table);
    await answerFirst(clients[1]!, table);
    await live.until(() => frameOf(live, table).asks[0]!.kind !== 'bid');
    expect(live.gaps).toBe(0);
    live.close();
    await close();
  });

  test('a deleted table is gone for everybody who waits for their turn at it', async () => {
    await open(NEVER);
    const { table, clients } = await startTable(server.address, 3);
    const live = await watch(clients[0]!, table);
    const bodies = await Promise.all(
      clients.map(async (client) => {
        const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
        return { key: newKey(), turn, answer: (answers as unknown[])[0] };
      }),
    );
    await deleteTable(database, table);
    const path = `/api/tables/${table}/answer`;
    const outcomes = await Promise.all(
      clients.map(async (client, i) => (await client.call('POST', path, bodies[i])).status),
    );
    expect(outcomes).toEqual([404, 404, 404]);
    await live.until(() => live.received.some((message) => message.problem?.rule === 'FB-30'));
    live.close();
    await close();
  });

  test('whoever watches a table that is deleted is told, and it is gone everywhere', async () => {
    await open(50);
    const { table, clients } = await startTable(server.address, 2);
    const live = await watch(clients[0]!, table);
    const stream = await fetch(`${server.address}/api/tables/${table}/events?stream=true`);
    await deleteTable(database, table);
    await live.until(() => live.received.some((message) => message.problem?.rule === 'FB-30'));
    // The stream ends, with the reason as its last line.
    expect((await stream.text()).trim().split('\n').at(-1)).toContain('FB-30');
    for (const what of ['', '/events', '/events?from=0', '/answers', '/chat', '/record']) {
      const { status } = await clients[0]!.call('GET', `/api/tables/${table}${what}`);
      expect([what, status]).toEqual([what, 404]);
    }
    expect(await clients[0]!.ok('GET', '/api/my-tables')).toEqual({ tables: [] });
    live.close();
    await close();
  });

  test('nothing is said at a deleted table, and it can be brought in again with its chat', async () => {
    await open(NEVER);
    const { table, clients } = await startTable(server.address, 2);
    await clients[0]!.post(table, 'chat', { text: 'hello' });
    const file = await written(database, table);
    await deleteTable(database, table);
    const said = await clients[0]!.call('POST', `/api/tables/${table}/chat`, { text: 'anyone?' });
    expect(said).toMatchObject({ status: 404, body: { problem: { rule: 'FB-30' } } });
    expect(await importTable(database, games, file)).toEqual({ id: table });
    const { lines } = await clients[0]!.ok('GET', `/api/tables/${table}/chat`);
    expect(lines).toEqual(file.chat);
    await close();
  });
});

test('a node that knows an older table never adds to the newer one of its name', async () => {
  const server = await startServer({ database: postgres.url });
  const database = await openStore(postgres.url, '');
  const { table, clients } = await startTable(server.address, 3);
  const [ada, bo, cy] = clients;
  const file = await written(database, table);
  const { turn, answers } = await cy!.ok('GET', `/api/tables/${table}/answers`);
  await answerFirst(ada!, table);
  const silent = await nodeWithoutNotifications(postgres.url, games);
  const liveTable = await silent.liveTable(table);
  const known = await liveTable.use(({ seq }) => seq);
  await deleteTable(database, table);
  await importTable(database, games, file);
  // As many entries as before, but different ones.
  expect((await answerFirst(bo!, table)).status).toBe(200);
  expect(await seqs(database, table)).toEqual(upTo(known));
  const given = (answers as never[])[0]!;
  const newTable = answer({ id: cy!.id, name: '' }, { key: newKey(), turn: turn as number }, given);
  expect(await liveTable.run(newTable)).toEqual({ number: expect.any(Number) });
  expect(await seqs(database, table)).toEqual(upTo(known + 1));
  // The node has loaded the newer one: Bo has answered there, Ada has not.
  const owing = await liveTable.use(({ table: { decisions } }) =>
    decisions.filter((ask) => ask.owed).map((ask) => ask.seat),
  );
  expect(owing).toEqual([0]);
  await silent.close();
  await database.close();
  await server.close();
});

test('a restored table that nobody may look on at is not shown to those who do', async () => {
  // A change of the file shows when the server writes next, not in between.
  const server = await startServer({ bots: { sweep: NEVER } });
  const write = () => Client.guest(server.address, 'Somebody');
  const database = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const { table, clients } = await openTable(server.address, 2, { spectators: false });
  const guest = await Client.guest(server.address, 'Guest');
  await clients[0]!.post(table, 'start');
  const file = await written(database, table);
  await deleteTable(database, table);
  const open = structuredClone(file) as unknown as { log: unknown[] };
  open.log.pop();
  // The copy from before the start may be watched; the one from after it may not.
  await importTable(database, games, open);
  await write();
  let live = await watch(guest, table).catch(() => null);
  while (!live) live = await watch(guest, table).catch(() => null);
  await deleteTable(database, table);
  await importTable(database, games, file);
  await write();
  await live.until(() => live.received.some((message) => message.problem?.rule === 'FB-37'));
  expect(live.received.filter((message) => message.frame?.table.phase === 'running')).toEqual([]);
  live.close();
  await database.close();
  await server.close();
});
