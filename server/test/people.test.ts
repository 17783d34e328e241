import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a guest is recognised by the cookie, which scripts of the page cannot read', async () => {
  const response = await fetch(`${server.address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  Ada ' }),
  });
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^faubourg=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = await fetch(`${server.address}/api/me`, {
    headers: { cookie: cookie.split(';')[0]! },
  });
  expect(await me.json()).toMatchObject({ name: 'Ada', webhook: null });
});

test('tokens are stored as hashes only', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const files = await Promise.all(
    ['faubourg.sqlite', 'faubourg.sqlite-wal'].map((name) => readFile(`${server.data}/${name}`)),
  );
  for (const file of files) expect(file.includes(ada.token)).toBe(false);
});

test('a token given up is worth nothing', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const ada = clients[0]!;
  const live = await watch(ada, table);
  const stream = await fetch(`${server.address}/api/tables/${table}/events?stream=true`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const told = stream.text().catch(() => 'cut off');
  await ada.ok('POST', '/api/sign-out', {});
  // Connections opened with it end, too.
  await live.closed;
  await told;
  const answer = await ada.call('GET', '/api/me');
  expect(answer).toMatchObject({ status: 401, body: { problem: { rule: 'FB-40' } } });
  await expect(ada.live()).rejects.toThrow('401');
});

test('names and webhooks can be changed', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  await ada.ok('PATCH', '/api/me', { name: 'Countess', webhook: 'https://example.org/turn' });
  expect(await ada.ok('GET', '/api/me')).toMatchObject({
    name: 'Countess',
    webhook: 'https://example.org/turn',
  });
  for (const name of [
    'a\u202Eb',
    '\u2800',
    'Z\u0335\u0336\u0337',
    '---',
    'B0t (expert)',
    'OdiIe',
  ]) {
    for (const [method, path] of [
      ['PATCH', '/api/me'],
      ['POST', '/api/guest'],
    ] as const) {
      expect(await ada.call(method, path, { name })).toMatchObject({
        status: 400,
        body: { problem: { rule: 'FB-45', data: { expected: expect.any(String) } } },
      });
    }
  }
  await ada.ok('PATCH', '/api/me', { name: 'Zoe\u0308' });
  expect(await ada.ok('GET', '/api/me')).toMatchObject({ name: 'Zo\u00EB' });
  for (const body of [{ name: '' }, { webhook: 'javascript:1' }, { age: 3 }]) {
    expect(await ada.call('PATCH', '/api/me', body)).toMatchObject({
      status: 400,
      body: { problem: { rule: 'FB-50' } },
    });
  }
});

test('with a passkey the same person signs in elsewhere; each response serves once', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const device = new Authenticator(server.address);
  const { challenge } = await ada.ok('POST', '/api/passkeys/options', {});
  const made = device.register(challenge as string);
  await ada.ok('POST', '/api/passkeys', made);
  const again = await ada.call('POST', '/api/passkeys', made);
  expect(again).toMatchObject({ status: 401, body: { problem: { rule: 'FB-42' } } });

  const elsewhere = new Client(server.address);
  const begun = await elsewhere.ok('POST', '/api/sign-in/options', {});
  const shown = device.signIn(begun['challenge'] as string);
  const signedIn = await elsewhere.ok('POST', '/api/sign-in', shown);
  expect(signedIn['person']).toEqual({ id: ada.id, name: 'Ada' });
  elsewhere.token = signedIn['token'] as string;
  expect(await elsewhere.ok('GET', '/api/me')).toMatchObject({ id: ada.id });
  const replayed = await elsewhere.call('POST', '/api/sign-in', shown);
  expect(replayed).toMatchObject({
    status: 401,
    body: { problem: { rule: 'FB-42', data: { why: 'used before' } } },
  });

  const { passkeys } = await ada.ok('GET', '/api/passkeys');
  await ada.ok('DELETE', `/api/passkeys/${(passkeys as { id: string }[])[0]!.id}`);
  const late = await elsewhere.ok('POST', '/api/sign-in/options', {});
  expect(
    await elsewhere.call('POST', '/api/sign-in', device.signIn(late['challenge'] as string)),
  ).toMatchObject({ status: 401 });
});

test('a challenge for one person or purpose does not serve another', async () => {
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map((name) => Client.guest(server.address, name)),
  );
  const device = new Authenticator(server.address);
  const hers = (await ada!.ok('POST', '/api/passkeys/options', {}))['challenge'] as string;
  expect(await bo!.call('POST', '/api/passkeys', device.register(hers))).toMatchObject({
    status: 401,
  });
  const other = (await ada!.ok('POST', '/api/sign-in/options', {}))['challenge'] as string;
  expect(await ada!.call('POST', '/api/passkeys', device.register(other))).toMatchObject({
    status: 401,
  });
  const foreign = new Authenticator('https://elsewhere.example');
  expect(await ada!.call('POST', '/api/passkeys', foreign.register(hers))).toMatchObject({
    status: 401,
  });
});

test('recovery codes serve once each, and new ones replace the old', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const old = (await ada.ok('POST', '/api/recovery-codes', {}))['codes'] as string[];
  const codes = (await ada.ok('POST', '/api/recovery-codes', {}))['codes'] as string[];
  const recover = (code: string) =>
    new Client(server.address).call('POST', '/api/recover', { code });
  expect(codes).toHaveLength(8);
  expect(await recover(old[0]!)).toMatchObject({
    status: 401,
    body: { problem: { rule: 'FB-43' } },
  });
  const spelt = codes[0]!.toUpperCase().replaceAll('-', ' ');
  expect(await recover(spelt)).toMatchObject({ status: 200, body: { person: { id: ada.id } } });
  expect(await recover(codes[0]!)).toMatchObject({ status: 401 });
});

test('nobody has more passkeys than the server allows, until one is given up', async () => {
  const small = await startServer({ limits: { passkeys: 2 } });
  const ada = await Client.guest(small.address, 'Ada');
  const begin = () => ada.call('POST', '/api/passkeys/options', {});
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { challenge } = (await begin()).body;
    const made = new Authenticator(small.address).register(challenge as string);
    ids.push((await ada.ok('POST', '/api/passkeys', made))['id'] as string);
  }
  expect(await begin()).toMatchObject({
    status: 409,
    body: { problem: { rule: 'FB-56', data: { what: 'passkeys', most: 2 } } },
  });
  await ada.ok('DELETE', `/api/passkeys/${ids[0]}`);
  expect((await begin()).status).toBe(200);
  await small.close();
});
