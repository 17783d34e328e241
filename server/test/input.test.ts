import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, playOut, startTable } from './tables.ts';

let server: TestServer;
let ada: Client;
beforeAll(async () => {
  server = await startServer();
  ada = await Client.guest(server.address, 'Ada');
});
afterAll(() => server.close());

const send = async (
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
  method = 'POST',
) => {
  const response = await fetch(server.address + path, {
    method,
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(method !== 'GET' && { body: body as string }),
  });
  const { problem } = (await response.json()) as { problem?: { rule: string; code: string } };
  return `${response.status} ${problem?.rule ?? 'fine'}`;
};

test('everything that is wrong with a body is said', async () => {
  const path = '/api/tables';
  expect(await send(path, 'not json')).toBe('400 FB-53');
  expect(await send(path, Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe('400 FB-53');
  expect(await send(path, '['.repeat(100))).toBe('400 FB-52');
  expect(await send(path, `"${'x'.repeat(70_000)}"`)).toBe('413 FB-51');
  expect(await send(path, '{"__proto__": {"game": "toy"}}')).toBe('400 FB-53');
  expect(await send(path, '{}')).toBe('400 FB-50');
  expect(await send(path, '')).toBe('400 FB-50');
  expect(await send(path, '[]')).toBe('400 FB-50');
  expect(await send(path, '{}', { 'content-type': 'text/plain' })).toBe('415 FB-59');
  const good = { game: 'toy', seats: [{ for: 'anyone' }, { for: 'anyone' }] };
  const newTable = (change: object): string => JSON.stringify({ ...good, ...change });
  expect(await send(path, newTable({ colour: 'red' }))).toBe('400 FB-50');
  expect(await send(path, newTable({ seats: [{ for: 'bot', level: 99 }] }))).toBe('400 FB-50');
  expect(await send(path, newTable({ seats: [{ for: 'anyone' }] }))).toBe('422 FB-10');
  expect(await send(path, newTable({ game: 'chess' }))).toBe('422 FB-12');
  expect(await send(path, newTable({ options: { hand: 77 } }))).toBe('422 FB-11');
  expect(await send(path, newTable({ clock: { live: { bank: -1, increment: 0 } } }))).toBe(
    '400 FB-50',
  );
  expect(await send(path, newTable({}))).toBe('201 fine');
});

test('U+0000 and halves of characters are no text, wherever they come', async () => {
  const name = (text: string): string => `{"name": ${text}}`;
  expect(await send('/api/guest', name(String.raw`"a\u0000b"`))).toBe('400 FB-53');
  expect(await send('/api/guest', name(String.raw`"a\ud800b"`))).toBe('400 FB-53');
  expect(await send('/api/guest', String.raw`{"name": "a", "\u0000": 1}`)).toBe('400 FB-53');
  expect(await send('/api/guest', name(String.raw`"\ud83c\udfd9"`))).toBe('201 fine');
  expect(await send('/api/tables?game=%00', '', {}, 'GET')).toBe('400 FB-50');
  expect(await send('/api/passkeys/a%00', '{}', {}, 'DELETE')).toBe('400 FB-50');
  expect(await send('/api/tables/%00', '', {}, 'GET')).toBe('400 FB-50');
  const live = await ada.live();
  live.socket.send(String.raw`{"do": "watch", "id": 1, "table": "\u0000"}`);
  await live.until(() => live.received.length > 0);
  expect(live.received[0]!.problem).toMatchObject({ rule: 'FB-53', code: 'not-text' });
  live.close();
});

test('addresses, methods and other people’s things', async () => {
  expect(await send('/api/nowhere', '{}')).toBe('404 FB-57');
  expect(await send('/api/guest', '{}', {}, 'PUT')).toBe('404 FB-57');
  expect(await send('/api/tables/nowhere', '', {}, 'GET')).toBe('404 FB-30');
  expect(await send(`/api/tables/${'a'.repeat(22)}`, '', {}, 'GET')).toBe('404 FB-30');
  expect(await send(`/api/tables/${'a'.repeat(500)}`, '', {}, 'GET')).toMatch(/^4/);
  expect(await send('/api/tables/%ff', '', {}, 'GET')).toBe('400 FB-50');
  expect(await send('/api/tables?limit=9999', '', {}, 'GET')).toBe('400 FB-50');
  expect(await send('/api/tables?what=1', '', {}, 'GET')).toBe('400 FB-50');
  expect(await send('/api/me', '', { authorization: 'Bearer wrong' }, 'GET')).toBe('401 FB-40');
  expect(await send('/api/me', '', { authorization: `Bearer ${'A'.repeat(43)}` }, 'GET')).toBe(
    '401 FB-40',
  );
  const { table } = await startTable(server.address, 2);
  const answer = JSON.stringify({ key: newKey(), turn: 1, answer: { card: 1 } });
  expect(await send(`/api/tables/${table}/answer`, answer)).toBe('403 FB-34');
});

test('a finished table takes nothing more, and stays as it is', async () => {
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  const [live, other] = await playOut(table, clients);
  const client = clients[0]!;
  const before = await client.ok('GET', `/api/tables/${table}`);
  const sending = { key: newKey(), turn: frameOf(live!, table).turn };
  const requests: [string, object, string][] = [
    ['answer', { ...sending, answer: { card: 1 } }, '409 FB-1'],
    ['undo', sending, '409 FB-1'],
    ['sit', {}, '409 FB-31'],
    ['stand', {}, '409 FB-31'],
    ['bot', { seat: 0, level: 'regular' }, '409 FB-31'],
    ['start', {}, '409 FB-31'],
    ['close', {}, '409 FB-31'],
    ['leave', {}, '409 FB-31'],
    ['return', {}, '409 FB-31'],
    ['replace', { seat: 1 }, '409 FB-31'],
    ['resign', {}, '409 FB-31'],
  ];
  for (const [what, body, expected] of requests) {
    const answer = await client.call('POST', `/api/tables/${table}/${what}`, body);
    const { rule } = (answer.body['problem'] ?? {}) as { rule?: string };
    expect(`${what}: ${answer.status} ${rule}`).toBe(`${what}: ${expected}`);
  }
  const late = await live!.ask({ do: 'answer', table, ...sending, answer: { card: 1 } });
  expect(late.problem?.rule).toBe('FB-1');
  expect(await client.ok('GET', `/api/tables/${table}`)).toEqual(before);
  for (const one of [live!, other!]) one.close();
});

test('posts from other sites are refused', async () => {
  const body = JSON.stringify({ name: 'Eve' });
  expect(await send('/api/guest', body, { origin: 'https://elsewhere.example' })).toBe('403 FB-54');
  expect(await send('/api/guest', body, { origin: 'null' })).toBe('403 FB-54');
  expect(await send('/api/guest', body, { origin: server.address })).toBe('201 fine');
});

test('a request that is not HTTP gets 400', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.end('\u0000\u0001 nonsense\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 400/);
});

test('strict headers', async () => {
  const { headers } = await fetch(`${server.address}/api/tables`);
  const csp = headers.get('content-security-policy')!;
  expect(csp).toContain("default-src 'none'");
  // WebAssembly may be compiled; eval stays forbidden, in scripts and in pages.
  expect(csp).not.toMatch(/'unsafe-(?:eval|inline|hashes)'/);
  expect(csp).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('nobody has more tables than the server allows, opened or sat at, until one is over', async () => {
  const small = await startServer({ limits: { tablesAtOnce: 2 } });
  const [bo, cleo] = await Promise.all(
    ['Bo', 'Cleo'].map((name) => Client.guest(small.address, name)),
  );
  const newTable = { game: 'toy', seats: [{ for: 'anyone' }, { for: 'anyone' }] };
  const open = (who: Client) => who.call('POST', '/api/tables', newTable);
  const [own, other] = [await open(bo!), await open(cleo!)].map(({ body }) => body['table']);
  // A table of one's own counts once, whether one sits at it or not.
  await bo!.post(own as string, 'sit');
  await bo!.post(other as string, 'sit');
  const full = { status: 409, body: { problem: { rule: 'FB-56', data: { most: 2 } } } };
  expect(await open(bo!)).toMatchObject(full);
  const third = (await open(cleo!)).body['table'] as string;
  expect(await bo!.call('POST', `/api/tables/${third}/sit`, {})).toMatchObject(full);
  // Cleo sits nowhere; the tables she has opened count all the same.
  expect(await open(cleo!)).toMatchObject(full);
  await cleo!.post(third, 'close');
  expect((await open(cleo!)).status).toBe(201);
  await small.close();
});
