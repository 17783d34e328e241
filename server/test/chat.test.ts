import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleaned } from '../chat/chat.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { playOut, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { chat: { burst: 5, perMinute: 1 } } });
});
afterAll(() => server.close());

const lines = async (client: Client, table: string): Promise<string[]> => {
  const { lines } = await client.ok('GET', `/api/tables/${table}/chat`);
  return (lines as { text: string }[]).map((line) => line.text);
};

test('players and spectators talk apart until the end', async () => {
  const { table, clients } = await startTable(server.address, 2, {
    options: { rounds: 4, hand: 2 },
  });
  const visitor = await Client.guest(server.address, 'Visitor');
  const [player, gallery] = await Promise.all([watch(clients[0]!, table), watch(visitor, table)]);
  await visitor.post(table, 'chat', { text: 'Ada holds the 24!' });
  await clients[1]!.post(table, 'chat', { text: '<b>Hello</b>' });
  await Promise.all(
    [player, gallery].map((live) =>
      live.until(() => live.received.some((m) => m.chat?.channel === 'table')),
    ),
  );
  expect(player.received.flatMap((m) => m.chat?.text ?? [])).toEqual(['<b>Hello</b>']);
  expect(gallery.received.flatMap((m) => m.chat?.text ?? [])).toEqual([
    'Ada holds the 24!',
    '<b>Hello</b>',
  ]);
  expect(await lines(clients[0]!, table)).toEqual(['<b>Hello</b>']);
  for (const live of [...(await playOut(table, clients)), player, gallery]) live.close();
  expect(await lines(clients[0]!, table)).toEqual(['Ada holds the 24!', '<b>Hello</b>']);
});

test('what the gallery and people muted say takes nothing away from what is heard', async () => {
  const own = await startServer({ limits: { chatLines: 210 } });
  const { table, clients } = await startTable(own.address, 3, { options: { rounds: 4, hand: 2 } });
  const [ada, bo, cleo] = clients;
  const visitor = await Client.guest(own.address, 'Visitor');
  const said = async (client: Client, text: string): Promise<number> =>
    (await client.call('POST', `/api/tables/${table}/chat`, { text })).status;
  await bo!.post(table, 'chat', { text: 'first' });
  await ada!.ok('POST', '/api/mutes', { person: cleo!.id, muted: true });
  for (let i = 0; i < 200; i++) await cleo!.post(table, 'chat', { text: `muted ${i}` });
  for (let i = 0; i < 210; i++) await visitor.post(table, 'chat', { text: `apart ${i}` });
  expect(await lines(ada!, table)).toEqual(['first']);
  // The gallery has used up its lines; the table has not.
  expect([await said(visitor, 'more'), await said(bo!, 'last')]).toEqual([409, 200]);
  expect(await lines(ada!, table)).toEqual(['first', 'last']);
  for (let i = 0; i < 8; i++) expect(await said(bo!, `filling ${i}`)).toBe(200);
  expect(await said(bo!, 'too many')).toBe(409);
  expect(await lines(visitor, table)).toHaveLength(200);
  await own.close();
});

test('everything said can be read in order, page by page', async () => {
  const own = await startServer();
  const { table, clients } = await startTable(own.address, 2);
  const all = Array.from({ length: 250 }, (_, i) => `line ${i}`);
  for (const text of all) await clients[0]!.post(table, 'chat', { text });
  const read = async (query: string): Promise<{ n: number; text: string }[]> => {
    const { lines } = await clients[1]!.ok('GET', `/api/tables/${table}/chat${query}`);
    return lines as { n: number; text: string }[];
  };
  const first = await read('?after=0');
  const rest = await read(`?after=${first.at(-1)!.n}`);
  expect([...first, ...rest].map((line) => line.text)).toEqual(all);
  expect((await read('')).map((line) => line.text)).toEqual(all.slice(-200));
  await own.close();
});

test('nobody mutes without end', async () => {
  const small = await startServer({ limits: { mutes: 2 } });
  const ada = await Client.guest(small.address, 'Ada');
  const mute = async (person: string, muted: boolean): Promise<number> =>
    (await ada.call('POST', '/api/mutes', { person, muted })).status;
  expect([await mute('a', true), await mute('b', true), await mute('c', true)]).toEqual([
    200, 200, 409,
  ]);
  expect([await mute('b', true), await mute('b', false), await mute('c', true)]).toEqual([
    200, 200, 200,
  ]);
  await small.close();
});

test('somebody muted is not heard any more', async () => {
  const { table, clients } = await startTable(server.address, 3);
  await clients[0]!.ok('POST', '/api/mutes', { person: clients[1]!.id, muted: true });
  const live = await watch(clients[0]!, table);
  await clients[1]!.post(table, 'chat', { text: 'one' });
  await clients[2]!.post(table, 'chat', { text: 'two' });
  await live.until(() => live.received.some((message) => message.chat));
  expect(live.received.flatMap((message) => message.chat?.text ?? [])).toEqual(['two']);
  await clients[0]!.ok('POST', '/api/mutes', { person: clients[1]!.id, muted: false });
  expect(await lines(clients[0]!, table)).toEqual(['one', 'two']);
  live.close();
});

test('length and rate are limited; what could deceive is taken out', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const say = async (text: string) => {
    const { body } = await clients[0]!.call('POST', `/api/tables/${table}/chat`, { text });
    return (body['problem'] as { rule: string } | undefined)?.rule ?? 'said';
  };
  expect(await say('x'.repeat(501))).toBe('FB-50');
  expect(await say('\u0007 \u202E')).toBe('FB-50');
  for (let i = 0; i < 5; i++) expect(await say(`line ${i}`)).toBe('said');
  expect(await say('one more')).toBe('FB-55');
  expect(cleaned('a\u202Eb\nc')).toBe('a b c');
  expect(cleaned('👩\u200D🚀')).toBe('👩\u200D🚀');
});
