import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { deleteTable, type Engine, exportTable, importTable, openStore } from '../admin/index.ts';
import { readLog } from '../store/tables.ts';
import { answer } from '../tables/playing.ts';
import { Client, newKey } from './client.ts';
import { deafNode } from './deaf-node.ts';
import { openHouse, type TestHouse } from './house.ts';
import { answerFirst, frameOf, openTable, startTable, watch } from './tables.ts';

const games = gameVersions([toy]);
/** So rarely that whatever is noticed is noticed by the wishes themselves. */
const NEVER = 1_000_000;
const seqs = async (engine: Engine, table: string): Promise<number[]> =>
  (await readLog(engine, table)).map((row) => row.seq);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** As it comes out of a file. */
async function written(engine: Engine, table: string): Promise<{ chat: unknown[] }> {
  return JSON.parse(JSON.stringify(await exportTable(engine, table))) as { chat: unknown[] };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

describe.each(['SQLite', 'PostgreSQL'])('in an open house, with %s', (kind) => {
  let house: TestHouse;
  let engine: Engine;
  const open = async (sweep: number): Promise<void> => {
    const url = kind === 'PostgreSQL' ? database.url : undefined;
    house = await openHouse({ database: url, bots: { sweep } });
    // Another process, as far as the house can tell.
    engine = await openStore(url, `${house.data}/faubourg.sqlite`);
  };
  const close = async (): Promise<void> => {
    await engine.close();
    await house.close();
  };
  test('an older copy takes the place of a table, and goes on without a gap', async () => {
    await open(NEVER);
    const { table, clients } = await startTable(house.address, 3);
    const live = await watch(clients[0]!, table);
    const file = await written(engine, table);
    const before = (await seqs(engine, table)).length;
    await answerFirst(clients[0]!, table);
    await answerFirst(clients[1]!, table);
    expect(await deleteTable(engine, table)).toBe(true);
    expect(await importTable(engine, games, file)).toEqual({ id: table });
    expect((await answerFirst(clients[2]!, table)).status).toBe(200);
    expect(await seqs(engine, table)).toEqual(upTo(before + 1));
    // Where the house heard of the deletion at once, whoever watched was told and comes back.
    if (kind === 'PostgreSQL') await live.ask({ do: 'watch', table });
    const { n, frame } = await clients[0]!.ok('GET', `/api/tables/${table}`);
    await live.until(() => live.frames.get(table)!.n === n);
    expect(frameOf(live, table)).toEqual(frame);
    // Who watches still does.
    await answerFirst(clients[0]!, table);
    await answerFirst(clients[1]!, table);
    await live.until(() => frameOf(live, table).asks[0]!.kind !== 'bid');
    expect(live.gaps).toBe(0);
    live.close();
    await close();
  });

  test('a deleted table is gone for everybody who waits for their turn at it', async () => {
    await open(NEVER);
    const { table, clients } = await startTable(house.address, 3);
    const live = await watch(clients[0]!, table);
    const bodies = await Promise.all(
      clients.map(async (client) => {
        const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
        return { key: newKey(), turn, answer: (answers as unknown[])[0] };
      }),
    );
    await deleteTable(engine, table);
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
    const { table, clients } = await startTable(house.address, 2);
    const live = await watch(clients[0]!, table);
    const stream = await fetch(`${house.address}/api/tables/${table}/events?stream=true`);
    await deleteTable(engine, table);
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
    const { table, clients } = await startTable(house.address, 2);
    await clients[0]!.post(table, 'chat', { text: 'hello' });
    const file = await written(engine, table);
    await deleteTable(engine, table);
    const said = await clients[0]!.call('POST', `/api/tables/${table}/chat`, { text: 'anyone?' });
    expect(said).toMatchObject({ status: 404, body: { problem: { rule: 'FB-30' } } });
    expect(await importTable(engine, games, file)).toEqual({ id: table });
    const { lines } = await clients[0]!.ok('GET', `/api/tables/${table}/chat`);
    expect(lines).toEqual(file.chat);
    await close();
  });
});

test('a node that knows an older table never adds to the newer one of its name', async () => {
  const house = await openHouse({ database: database.url });
  const engine = await openStore(database.url, '');
  const { table, clients } = await startTable(house.address, 3);
  const [ada, bo, cy] = clients;
  const file = await written(engine, table);
  const { turn, answers } = await cy!.ok('GET', `/api/tables/${table}/answers`);
  await answerFirst(ada!, table);
  const deaf = await deafNode(database.url, games);
  const room = await deaf.room(table);
  const known = room.seq;
  await deleteTable(engine, table);
  await importTable(engine, games, file);
  // As many rows as before, but others.
  expect((await answerFirst(bo!, table)).status).toBe(200);
  expect(await seqs(engine, table)).toEqual(upTo(known));
  const given = (answers as never[])[0]!;
  const wish = answer(
    room,
    { id: cy!.id, name: '' },
    { key: newKey(), turn: turn as number },
    given,
  );
  expect(await room.act(wish)).toEqual({ number: expect.any(Number) });
  expect(await seqs(engine, table)).toEqual(upTo(known + 1));
  // The node has learned of the newer one: Bo has chosen there, Ada has not.
  const owing = room.table.asks.filter((ask) => ask.owed).map((ask) => ask.seat);
  expect(owing).toEqual([0]);
  await deaf.close();
  await engine.close();
  await house.close();
});

test('a restored table that nobody may look on at is not shown to those who do', async () => {
  // What is done to the file is noticed when the house writes next, not in between.
  const house = await openHouse({ bots: { sweep: NEVER } });
  const write = () => Client.guest(house.address, 'Somebody');
  const engine = await openStore(undefined, `${house.data}/faubourg.sqlite`);
  const { table, clients } = await openTable(house.address, 2, { spectators: false });
  const guest = await Client.guest(house.address, 'Guest');
  await clients[0]!.post(table, 'start');
  const file = await written(engine, table);
  await deleteTable(engine, table);
  const open = structuredClone(file) as unknown as { log: unknown[] };
  open.log.pop();
  // The copy from before the start may be looked at; the one from after it may not.
  await importTable(engine, games, open);
  await write();
  let live = await watch(guest, table).catch(() => null);
  while (!live) live = await watch(guest, table).catch(() => null);
  await deleteTable(engine, table);
  await importTable(engine, games, file);
  await write();
  await live.until(() => live.received.some((message) => message.problem?.rule === 'FB-37'));
  expect(live.received.filter((message) => message.frame?.table.phase === 'running')).toEqual([]);
  live.close();
  await engine.close();
  await house.close();
});
