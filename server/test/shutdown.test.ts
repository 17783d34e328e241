import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newKey } from './client.ts';
import { startServer } from './server.ts';
import { startTable, watch } from './tables.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-stopping-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** A request that the server has begun to handle; its body is still to come. */
async function begin({ address, token }: Client, path: string): Promise<ClientRequest> {
  const begun = request(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      expect: '100-continue',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  begun.on('error', () => {});
  begun.flushHeaders();
  await once(begun, 'continue');
  return begun;
}

async function finish(begun: ClientRequest, body: unknown) {
  const answered = once(begun, 'response') as Promise<[IncomingMessage]>;
  begun.end(JSON.stringify(body));
  const [response] = await answered;
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part as string;
  return { status: response.statusCode, body: JSON.parse(text) as Record<string, unknown> };
}

test('requests under way are answered when the server closes, and what they did is there', async () => {
  // However long they take: only the replies end the waiting.
  const server = await startServer({ data, closeGrace: 2 ** 30 });
  const ada = await Client.guest(server.address, 'Ada');
  const { codes } = await ada.ok('POST', '/api/recovery-codes', {});
  const opening = await begin(ada, '/api/tables');
  const recovering = await begin(new Client(server.address), '/api/recover');
  const closing = server.close();
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const opened = await finish(opening, { game: 'toy', seats });
  const recovered = await finish(recovering, { code: (codes as string[])[0] });
  expect([opened.status, recovered.status]).toEqual([201, 200]);
  await closing;

  const again = await startServer({ data });
  const back = new Client(again.address);
  back.token = recovered.body['token'] as string;
  expect(await back.ok('GET', '/api/me')).toMatchObject({ id: ada.id });
  await back.ok('GET', `/api/tables/${opened.body['table'] as string}`);
  await again.close();
});

test('a command under way on a WebSocket is answered before it closes', async () => {
  const server = await startServer({ data, closeGrace: 2 ** 30 });
  const { table, clients } = await startTable(server.address, 2);
  const live = await watch(clients[0]!, table);
  const { turn, answers } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
  // Nobody else can write to the database for a while.
  const lock = new DatabaseSync(join(data, 'faubourg.sqlite'));
  lock.exec('begin immediate');
  const answer = (answers as unknown[])[0];
  const reply = live.ask({ do: 'answer', table, key: newKey(), turn, answer });
  // Messages are handled in order: when this one is answered, the one before is under way.
  await live.ask({ do: 'dance' });
  const closing = server.close();
  lock.exec('rollback');
  lock.close();
  expect((await reply).ok).toBeDefined();
  expect(await live.closed).toBe(1012);
  await closing;
});

test('streams end when the server closes', async () => {
  const server = await startServer({ data, closeGrace: 2 ** 30 });
  const { table } = await startTable(server.address, 2);
  const stream = await fetch(`${server.address}/api/tables/${table}/events?stream=true`);
  const told = stream.text();
  const closing = server.close();
  expect((await told).trim().split('\n')).not.toHaveLength(0);
  await closing;
});

test('nobody holds the server open for longer than its grace', async () => {
  const server = await startServer({ data, closeGrace: 20 });
  const ada = await Client.guest(server.address, 'Ada');
  const begun = await begin(ada, '/api/tables');
  const cut = new Promise((resolve) => begun.once('close', resolve));
  await server.close();
  await cut;
  expect(begun.destroyed).toBe(true);
});

test('a recovery code is used up only together with the token it gives', async () => {
  const server = await startServer({ data });
  const ada = await Client.guest(server.address, 'Ada');
  const { codes } = await ada.ok('POST', '/api/recovery-codes', {});
  const [code] = codes as string[];
  const recover = () => new Client(server.address).call('POST', '/api/recover', { code });
  const db = new DatabaseSync(join(data, 'faubourg.sqlite'));
  db.exec("create trigger full before insert on tokens begin select raise(abort, 'full'); end");
  expect((await recover()).status).toBe(500);
  db.exec('drop trigger full');
  db.close();
  expect(await recover()).toMatchObject({ status: 200, body: { person: { id: ada.id } } });
  expect((await recover()).status).toBe(401);
  await server.close();
});
