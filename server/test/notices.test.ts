import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutboundQueue } from '../notices/outbound-queue.ts';
import { isPublic, postOutbound } from '../notices/outbound-http.ts';
import { startServer, type TestServer } from './server.ts';
import type { Client } from './client.ts';
import { answerFirst, openTable, playOut, startTable } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowPrivateAddresses: true });
});
afterAll(() => server.close());

type Received = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** An HTTP server that stores what is posted to it. */
async function mailbox(status = 201) {
  const received: Received[] = [];
  let wake = (): void => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
      wake();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    until: async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    close: () => server.close(),
  };
}

test('webhooks and open pages are told whose turn it is', async () => {
  const box = await mailbox();
  const { table, clients } = await openTable(server.address, 2);
  await clients[1]!.ok('PATCH', '/api/me', { webhook: `${box.url}/bo` });
  const page = await clients[1]!.live();
  await clients[0]!.post(table, 'start');
  await box.until(1);
  expect(JSON.parse(box.received[0]!.body.toString())).toEqual({
    kind: 'start',
    table,
    game: 'toy',
  });
  await page.until(() => page.received.some((message) => 'notice' in message));
  page.close();
  box.close();
});

/** The kinds of the notices it has got. */
const kinds = ({ received }: { received: readonly Received[] }): string[] =>
  received.map(({ body }) => (JSON.parse(body.toString()) as { kind: string }).kind);

/** Closes a server and starts another on the same data, for the same people. */
async function reopened(old: TestServer, clients: readonly Client[]): Promise<TestServer> {
  await old.close();
  const again = await startServer({ data: old.data, allowPrivateAddresses: true });
  for (const client of clients) client.address = again.address;
  return again;
}

test('nobody is told of a secret choice that is changed after the server was opened again', async () => {
  const box = await mailbox();
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  let own = await startServer({ data, allowPrivateAddresses: true });
  const { table, clients } = await startTable(own.address, 3, { options: { rounds: 4, hand: 2 } });
  const [ada, bo, cleo] = clients;
  await answerFirst(ada!, table);
  own = await reopened(own, clients);
  await cleo!.ok('PATCH', '/api/me', { webhook: box.url });
  expect((await answerFirst(ada!, table, 1)).status).toBe(200);
  await cleo!.post(table, 'resign');
  for (const live of await playOut(table, [ada!, bo!])) live.close();
  // Everybody gets the notice of the end but the person whose answer ended the game.
  await box.until(1);
  expect(kinds(box)).toEqual(['over']);
  await own.close();
  box.close();
  await rm(data, { recursive: true });
});

test('the first answer after the server was opened again tells the next whose turn it is', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  let own = await startServer({ data, allowPrivateAddresses: true });
  const { table, clients } = await startTable(own.address, 2);
  for (const client of clients) await answerFirst(client, table);
  const boxes = [await mailbox(), await mailbox()];
  for (const [i, client] of clients.entries()) {
    await client.ok('PATCH', '/api/me', { webhook: boxes[i]!.url });
  }
  const state = async () => {
    const { frame } = await clients[0]!.ok('GET', `/api/tables/${table}`);
    return frame as { asks: { seat: number; kind: string }[] };
  };
  const winner = (await state()).asks[0]!.seat;
  await answerFirst(clients[winner]!, table);
  own = await reopened(own, clients);
  await answerFirst(clients[winner]!, table);
  expect((await state()).asks.map((ask) => ask.kind)).toEqual(['bid', 'bid']);
  await boxes[1 - winner]!.until(1);
  expect([kinds(boxes[1 - winner]!), kinds(boxes[winner]!)]).toEqual([['turn'], []]);
  await own.close();
  for (const box of boxes) box.close();
  await rm(data, { recursive: true });
});

/** A browser with its keys: what it subscribes with, and how it decrypts pushed data (RFC 8291). */
function browser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const derived = (from: Buffer, salt: Buffer, info: string | Buffer, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, salt, info, size));
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const shared = derived(pair.computeSecret(sender), auth, info, 32);
    const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
    const secret = body.subarray(21 + sender.length);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(secret.subarray(-16));
    const plain = Buffer.concat([cipher.update(secret.subarray(0, -16)), cipher.final()]);
    // The last record ends with a two.
    expect(plain.at(-1)).toBe(2);
    return plain.subarray(0, -1).toString();
  };
  return { subscription: { endpoint, keys }, open };
}

test('browsers that are away get a push in slow games, which only they can open; gone ones are forgotten', async () => {
  const box = await mailbox();
  const gone = await mailbox(410);
  const { table, clients } = await openTable(server.address, 2);
  const { key } = await clients[1]!.ok('GET', '/api/push-key');
  const away = browser(`${box.url}/push`);
  await clients[1]!.ok('POST', '/api/push', away.subscription);
  await clients[1]!.ok('POST', '/api/push', browser(`${gone.url}/push`).subscription);
  await clients[0]!.post(table, 'start');
  await Promise.all([box.until(1), gone.until(1)]);
  const { headers, body } = box.received[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toContain(key as string);
  expect(body.includes(table)).toBe(false);
  expect(JSON.parse(away.open(body))).toEqual({ kind: 'start', table, game: 'toy' });
  const kept = new DatabaseSync(join(server.data, 'faubourg.sqlite'), { readOnly: true });
  const endpoints = () => kept.prepare('select endpoint from subscriptions').all();
  await expect.poll(endpoints).toEqual([{ endpoint: away.subscription.endpoint }]);
  kept.close();
  box.close();
  gone.close();
});

test('subscriptions are limited, formed, and can be given up', async () => {
  const { clients } = await openTable(server.address, 2);
  const send = async (body: unknown) => (await clients[0]!.call('POST', '/api/push', body)).status;
  expect(await send({ ...browser('ftp://x.example').subscription })).toBe(400);
  expect(await send({ endpoint: 'https://x.example', keys: { p256dh: 'a', auth: 'b' } })).toBe(400);
  for (let i = 0; i < 10; i++)
    expect(await send(browser(`https://x.example/${i}`).subscription)).toBe(200);
  expect(await send(browser('https://x.example/more').subscription)).toBe(409);
  await clients[0]!.ok('DELETE', '/api/push', { endpoint: 'https://x.example/3' });
  expect(await send(browser('https://x.example/more').subscription)).toBe(200);
});

test('nobody gets the server to post to addresses inside its own walls', async () => {
  const within = [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2001:0:7f00:1::',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ];
  for (const address of within) expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ['9.9.9.9', '2620:fe::fe', '2001:4860:4860::8888', '2a00::1']) {
    expect([address, isPublic(address)]).toEqual([address, true]);
  }
  for (const host of ['127.0.0.1', '[::1]', '[::7f00:1]', 'localhost']) {
    const request = { url: `http://${host}:1/`, headers: {}, body: '' };
    await expect(postOutbound(request, { allowPrivate: false })).rejects.toThrow(
      'not a public address',
    );
  }
});

/**
 * A server that sends what it likes on every connection; `gone` resolves when the first has ended.
 */
async function speaker(speak: (socket: Socket) => void) {
  let over = (): void => {};
  const gone = new Promise<void>((resolve) => (over = resolve));
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('close', over);
    socket.once('data', () => {
      speak(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const request = { url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' };
  return { request, gone, close: () => server.close() };
}

/** Sends the same again and again, so that it is never idle for long. */
const drip = (socket: Socket, text: string): void => {
  const timer = setInterval(() => socket.write(text), 5);
  socket.once('close', () => {
    clearInterval(timer);
  });
};

test('a response without end holds no connection', async () => {
  const endless = await speaker((socket) => {
    socket.write('HTTP/1.1 202 Accepted\r\ncontent-length: 1000000\r\n\r\n');
    drip(socket, '.');
  });
  expect(await postOutbound(endless.request, { allowPrivate: true })).toBe(202);
  await endless.gone;
  const headless = await speaker((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, 'x-more: x\r\n');
  });
  await expect(
    postOutbound(headless.request, { allowPrivate: true, timeout: 100 }),
  ).rejects.toThrow('no answer in time');
  await headless.gone;
  endless.close();
  headless.close();
});

test('few letters to one person are under way at once; people take turns; too many are refused', async () => {
  const arrived: string[] = [];
  const open: ServerResponse[] = [];
  let wake = (): void => {};
  const server = createServer((request, response) => {
    arrived.push(request.url!.slice(1));
    open.push(response);
    wake();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const until = async (count: number): Promise<void> => {
    while (arrived.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  const limits = { underWay: 3, underWayOfOne: 2, waitingOfOne: 3 };
  const outbound = new OutboundQueue({ allowPrivate: true }, limits);
  const send = (person: string, n: number): Promise<number> =>
    outbound.send(person, { url: `http://127.0.0.1:${port}/${person}${n}`, headers: {}, body: '' });
  const ada = [1, 2, 3, 4, 5].map((n) => send('ada', n));
  await expect(send('ada', 6)).rejects.toThrow('too many requests are waiting');
  const bo = [1, 2].map((n) => send('bo', n));
  await until(3);
  expect(arrived.toSorted()).toEqual(['ada1', 'ada2', 'bo1']);
  // Whenever one is answered the next is sent; Ada has waited longer, then it is Bo's turn.
  const answer = async (name: string): Promise<void> => {
    const count = arrived.length;
    open[arrived.indexOf(name)]!.end();
    await until(count + 1);
  };
  await answer('ada1');
  await answer('bo1');
  expect(arrived.slice(3)).toEqual(['ada3', 'bo2']);
  await answer('ada2');
  // Two of Ada's are under way: she does not get what Bo leaves free.
  open[arrived.indexOf('bo2')]!.end();
  await bo[1];
  expect(arrived.slice(5)).toEqual(['ada4']);
  outbound.close();
  await expect(ada[4]).rejects.toThrow('closed');
  for (const response of open) response.end();
  await Promise.all([...ada.slice(0, 4), ...bo]);
  server.close();
});
