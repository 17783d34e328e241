import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { startTable, watch } from './tables.ts';

const DAY = 86_400_000;
const TOKEN_DAYS = 40;

let server: TestServer;
let db: DatabaseSync;
beforeAll(async () => {
  server = await startServer({ limits: { tokenDays: TOKEN_DAYS, tokens: 3 } });
  db = new DatabaseSync(`${server.data}/faubourg.sqlite`);
});
afterAll(async () => {
  db.close();
  await server.close();
});

/** Makes the tokens of a person look as if they were last used so many days ago. */
function unusedFor(person: string, days: number): void {
  const at = Date.now() - days * DAY;
  db.prepare('update tokens set used_at = ? where person = ?').run(at, person);
}

const usedAt = (person: string): number[] => {
  const rows = db.prepare('select used_at from tokens where person = ?').all(person);
  return (rows as { used_at: number }[]).map((row) => row.used_at);
};

test('a token that nobody used for long is worth nothing', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  unusedFor(ada.id, TOKEN_DAYS + 1);
  expect(await ada.call('GET', '/api/me')).toMatchObject({
    status: 401,
    body: { problem: { rule: 'FB-40' } },
  });
  await expect(ada.live()).rejects.toThrow('401');
});

test('a token that is used stays valid, and so does the cookie of the browser', async () => {
  const before = Date.now();
  const ada = await Client.guest(server.address, 'Ada');
  unusedFor(ada.id, TOKEN_DAYS - 1);
  const response = await fetch(`${server.address}/api/me`, {
    headers: { cookie: `faubourg=${ada.token}` },
  });
  expect(response.status).toBe(200);
  expect(usedAt(ada.id)[0]).toBeGreaterThan(before - DAY);
  expect(response.headers.get('set-cookie')).toContain(
    `faubourg=${ada.token}; Max-Age=${(TOKEN_DAYS * DAY) / 1000}; `,
  );
  const own = await fetch(`${server.address}/api/my-tables`, {
    headers: { cookie: `faubourg=${ada.token}` },
  });
  expect(own.headers.get('set-cookie')).toContain(`faubourg=${ada.token}`);
  // A program has no cookie to renew.
  const program = await fetch(`${server.address}/api/me`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(program.headers.get('set-cookie')).toBeNull();
});

test('signing out everywhere ends every token, connection, stream and push subscription', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const [ada, bo] = clients;
  const { codes } = (await ada!.ok('POST', '/api/recovery-codes', {})) as { codes: string[] };
  const recovered = await new Client(server.address).ok('POST', '/api/recover', { code: codes[0] });
  const elsewhere = new Client(server.address);
  elsewhere.token = recovered['token'] as string;
  await elsewhere.ok('POST', '/api/push', {
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  });
  const live = await watch(elsewhere, table);
  const stream = await fetch(`${server.address}/api/tables/${table}/events?stream=true`, {
    headers: { authorization: `Bearer ${elsewhere.token}` },
  });
  const told = stream.text().catch(() => 'cut off');

  const response = await fetch(`${server.address}/api/sign-out-everywhere`, {
    method: 'POST',
    headers: { cookie: `faubourg=${ada!.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^faubourg=;/);
  expect(await live.closed).toBe(4001);
  await told;
  for (const client of [ada!, elsewhere]) {
    expect((await client.call('GET', '/api/me')).status).toBe(401);
  }
  expect(usedAt(ada!.id)).toEqual([]);
  const left = db.prepare('select count(*) as n from subscriptions where person = ?').get(ada!.id);
  expect(left).toEqual({ n: 0 });
  // Everybody else stays, and so do recovery codes.
  expect((await bo!.call('GET', '/api/me')).status).toBe(200);
  const again = await new Client(server.address).call('POST', '/api/recover', { code: codes[1] });
  expect(again).toMatchObject({ status: 200, body: { person: { id: ada!.id } } });
});

test('nobody has more tokens than the server allows: the one unused for longest goes', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  unusedFor(ada.id, 2);
  const { codes } = (await ada.ok('POST', '/api/recovery-codes', {})) as { codes: string[] };
  unusedFor(ada.id, 2);
  for (const code of codes.slice(0, 5)) {
    await new Client(server.address).ok('POST', '/api/recover', { code });
  }
  const left = usedAt(ada.id);
  expect(left).toHaveLength(3);
  expect(Math.min(...left)).toBeGreaterThan(Date.now() - DAY);
});

test('nothing that the API answers may be stored by anybody on the way', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const [ada] = clients;
  for (const path of [
    '/api/me',
    '/api/my-tables',
    '/api/ignored',
    '/api/passkeys',
    `/api/tables/${table}`,
    `/api/tables/${table}/events`,
    `/api/tables/${table}/answers`,
    `/api/tables/${table}/chat`,
    '/api/tables',
    '/api/nowhere',
  ]) {
    for (const token of [ada!.token, '']) {
      const response = await fetch(server.address + path, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      await response.text();
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  }
});
