import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic, post } from '../notices/post.ts';
import { openHouse, type TestHouse } from './house.ts';
import { openTable } from './tables.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ postAnywhere: true });
});
afterAll(() => house.close());

type Received = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** A mailbox that keeps what is posted to it. */
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

function subscription(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

test('webhooks and open pages are told whose turn it is', async () => {
  const box = await mailbox();
  const { table, clients } = await openTable(house.address, 2);
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

test('browsers that are away get a push in slow games, encrypted; gone ones are forgotten', async () => {
  const box = await mailbox();
  const gone = await mailbox(410);
  const { table, clients } = await openTable(house.address, 2);
  const { key } = await clients[1]!.ok('GET', '/api/push-key');
  await clients[1]!.ok('POST', '/api/push', subscription(`${box.url}/push`));
  await clients[1]!.ok('POST', '/api/push', subscription(`${gone.url}/push`));
  await clients[0]!.post(table, 'start');
  await Promise.all([box.until(1), gone.until(1)]);
  const { headers, body } = box.received[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toContain(key as string);
  expect(body.includes(table)).toBe(false);
  box.close();
  gone.close();
});

test('subscriptions are limited, formed, and can be given up', async () => {
  const { clients } = await openTable(house.address, 2);
  const send = async (body: unknown) => (await clients[0]!.call('POST', '/api/push', body)).status;
  expect(await send({ ...subscription('ftp://x.example') })).toBe(400);
  expect(await send({ endpoint: 'https://x.example', keys: { p256dh: 'a', auth: 'b' } })).toBe(400);
  for (let i = 0; i < 10; i++) expect(await send(subscription(`https://x.example/${i}`))).toBe(200);
  expect(await send(subscription('https://x.example/more'))).toBe(409);
  await clients[0]!.ok('DELETE', '/api/push', { endpoint: 'https://x.example/3' });
  expect(await send(subscription('https://x.example/more'))).toBe(200);
});

test('nobody gets the server to post to addresses inside its own walls', async () => {
  const within = [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
  ];
  for (const address of within) expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ['9.9.9.9', '2620:fe::fe']) expect(isPublic(address)).toBe(true);
  const letter = { headers: {}, body: '' };
  await expect(post({ url: 'http://127.0.0.1:1/', ...letter })).rejects.toThrow(
    'not a public address',
  );
  await expect(post({ url: 'http://[::1]:1/', ...letter })).rejects.toThrow('not a public address');
  await expect(post({ url: 'http://localhost:1/', ...letter })).rejects.toThrow(
    'not a public address',
  );
});
