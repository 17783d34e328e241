import type { Json } from '@faubourg/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function firstAnswer(
  client: Awaited<ReturnType<typeof startTable>>['clients'][0],
  table: string,
) {
  const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
  return { key: newKey(), turn: turn as number, answer: (answers as Json[])[0]! };
}

test('a resend gives the same acknowledgement and never a second move', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const [ada] = clients;
  const sending = await firstAnswer(ada!, table);
  const acks = await Promise.all(
    Array.from({ length: 20 }, () => ada!.post(table, 'answer', sending)),
  );
  const live = await watch(ada!, table);
  acks.push((await live.ask({ do: 'answer', table, ...sending })).ok!);
  expect(new Set(acks.map((ack) => JSON.stringify(ack))).size).toBe(1);
  const { messages } = await ada!.ok('GET', `/api/tables/${table}/events?from=0`);
  const chosen = (messages as { events: { kind: string }[] }[])
    .flatMap((message) => message.events)
    .filter((event) => event.kind === 'chosen');
  expect(chosen).toHaveLength(1);
  const other = await ada!.call('POST', `/api/tables/${table}/answer`, {
    ...sending,
    answer: { card: 24 },
  });
  expect(other).toMatchObject({ status: 409, body: { problem: { rule: 'FB-36' } } });
  live.close();
});

test('an answer to an older question is refused, with what is asked now', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const old = await firstAnswer(clients[0]!, table);
  await answerFirst(clients[0]!, table);
  const stale = await clients[0]!.call('POST', `/api/tables/${table}/answer`, old);
  expect(stale.status).toBe(409);
  expect(stale.body['problem']).toMatchObject({
    rule: 'FB-35',
    data: { turn: old.turn, now: old.turn + 1, asks: [{ kind: 'bid', owed: false }] },
  });
});

test('what others do in the meantime does not make a simultaneous answer stale', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const mine = await firstAnswer(clients[0]!, table);
  await answerFirst(clients[1]!, table);
  await answerFirst(clients[2]!, table);
  expect(await clients[0]!.post(table, 'answer', mine)).toMatchObject({ n: expect.any(Number) });
});

test('illegal answers change nothing', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const before = await clients[0]!.ok('GET', `/api/tables/${table}`);
  const { turn } = await firstAnswer(clients[0]!, table);
  const send = (answer: Json) =>
    clients[0]!.call('POST', `/api/tables/${table}/answer`, { key: newKey(), turn, answer });
  expect(await send({ pay: 1 })).toMatchObject({
    status: 422,
    body: { problem: { rule: 'TOY-2' } },
  });
  expect(await send({ card: 99 })).toMatchObject({
    status: 422,
    body: { problem: { rule: 'TOY-2', coreRule: 'FB-3' } },
  });
  expect(await send('a card')).toMatchObject({
    status: 422,
    body: { problem: { rule: 'TOY-2', coreRule: 'FB-3' } },
  });
  expect(await clients[0]!.ok('GET', `/api/tables/${table}`)).toEqual(before);
});

test('an answer can be taken back as long as nothing came of it', async () => {
  const { table, clients } = await startTable(server.address, 2);
  for (const client of clients) await answerFirst(client, table);
  const { frame } = (await clients[0]!.ok('GET', `/api/tables/${table}`)) as unknown as {
    frame: { asks: { seat: number }[]; view: Json };
  };
  const winner = clients[frame.asks[0]!.seat]!;
  const view = async () =>
    ((await winner.ok('GET', `/api/tables/${table}`))['frame'] as { view: Json }).view;
  const before = await view();
  await answerFirst(winner, table, 1);
  expect(await view()).not.toEqual(before);
  const { turn } = await winner.ok('GET', `/api/tables/${table}/answers`);
  await winner.post(table, 'undo', { key: newKey(), turn });
  expect(await view()).toEqual(before);
  const { turn: now } = await winner.ok('GET', `/api/tables/${table}/answers`);
  const again = await winner.call('POST', `/api/tables/${table}/undo`, {
    key: newKey(),
    turn: now,
  });
  expect(again).toMatchObject({ status: 409, body: { problem: { rule: 'FB-4' } } });
});

test('a table goes on after the server was closed and opened again', async () => {
  const first = await startServer({ data: `${server.data}/again` });
  const { table, clients } = await startTable(first.address, 2);
  await answerFirst(clients[0]!, table);
  const before = await clients[0]!.ok('GET', `/api/tables/${table}`);
  const events = await clients[0]!.ok('GET', `/api/tables/${table}/events?from=0`);
  await first.close();
  const second = await startServer({ data: `${server.data}/again` });
  for (const client of clients) client.address = second.address;
  expect(await clients[0]!.ok('GET', `/api/tables/${table}`)).toEqual(before);
  expect(await clients[0]!.ok('GET', `/api/tables/${table}/events?from=0`)).toEqual(events);
  const live = await watch(clients[1]!, table);
  await answerFirst(clients[1]!, table);
  await live.until(() => frameOf(live, table).view!['phase'] === 'light');
  live.close();
  await second.close();
});

test('a table whose rules this program does not have is refused, not broken', async () => {
  const first = await startServer({ data: `${server.data}/rules` });
  const { table, clients } = await startTable(first.address, 2);
  await first.close();
  const other = new URL('../bench/counter.ts', import.meta.url);
  const second = await startServer({ data: `${server.data}/rules`, games: other });
  clients[0]!.address = second.address;
  const answer = await clients[0]!.call('GET', `/api/tables/${table}`);
  expect(answer).toMatchObject({ status: 422, body: { problem: { rule: 'FB-12' } } });
  await second.close();
});
