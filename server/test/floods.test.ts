import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Client, LiveClient } from './client.ts';
import { RawSocket, UPGRADE } from './raw-socket.ts';
import { readMetrics, startServer } from './server.ts';
import { playOut, startTable } from './tables.ts';

const few = { burst: 5, perMinute: 1 };

/** How often each value came, in the order of its first occurrence. */
function tally(seen: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of seen) counts[String(one)] = (counts[String(one)] ?? 0) + 1;
  return counts;
}

test('floods are stopped, with how long to wait', async () => {
  const small = await startServer({
    limits: {
      requests: { burst: 30, perMinute: 60 },
      strangers: { burst: 30, perMinute: 60 },
      identities: { burst: 2, perMinute: 1 },
      tables: { burst: 2, perMinute: 1 },
    },
  });
  const bo = await Client.guest(small.address, 'Bo');
  await Client.guest(small.address, 'Cleo');
  const third = await new Client(small.address).call('POST', '/api/guest', { name: 'Dan' });
  expect(third).toMatchObject({
    status: 429,
    body: { problem: { rule: 'FB-55', data: { what: 'identities' } } },
  });
  const newTable = { game: 'toy', seats: [{ for: 'anyone' }, { for: 'anyone' }] };
  const first = (await bo.ok('POST', '/api/tables', newTable))['table'] as string;
  await bo.ok('POST', '/api/tables', newTable);
  expect((await bo.call('POST', '/api/tables', newTable)).status).toBe(429);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => bo.call('GET', '/api/me')),
  );
  expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  const live = await new Client(small.address).live();
  const replies = await Promise.all(
    Array.from({ length: 40 }, async () => live.ask({ do: 'watch', table: first })),
  );
  expect(replies.filter((reply) => reply.problem?.rule === 'FB-55').length).toBeGreaterThan(5);
  live.close();
  await small.close();
});

test('a request counts before it is read: malformed ones, wrong addresses, unknown tokens', async () => {
  const server = await startServer({ limits: { strangers: few } });
  const wrong: [string, RequestInit][] = [
    ['/api/guest', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/api/guest', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['/api/me', { headers: { authorization: `Bearer ${'A'.repeat(43)}` } }],
    ['/api/nowhere', {}],
    ['/api/tables/%ff', {}],
  ];
  const send = async (): Promise<Response[]> => {
    const answers = [];
    for (const [path, init] of wrong) answers.push(await fetch(server.address + path, init));
    return answers;
  };
  expect((await send()).map(({ status }) => status)).toEqual([400, 415, 401, 404, 400]);
  const refused = await send();
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  // Monitoring may ask from anywhere, as often as it likes.
  const health = Array.from({ length: 20 }, () => fetch(`${server.address}/health`));
  expect(tally((await Promise.all(health)).map(({ status }) => status))).toEqual({ 200: 20 });
  await server.close();
});

test('a person’s malformed requests are the person’s, and nobody else’s at the same address', async () => {
  const server = await startServer({ limits: { requests: few } });
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map((name) => Client.guest(server.address, name)),
  );
  await ada!.ok('GET', '/api/me');
  const statuses = [];
  for (let i = 0; i < 20; i++) {
    statuses.push((await ada!.call('POST', '/api/tables', { bad: i })).status);
  }
  expect(tally(statuses)).toEqual({ 400: 5, 429: 15 });
  await bo!.ok('GET', '/api/me');
  await server.close();
});

test('upgrades count: nobody tries many tokens', async () => {
  const server = await startServer({ limits: { strangers: few } });
  const knocks = [];
  for (let i = 0; i < 20; i++) {
    const token = String(i).padStart(43, 'A');
    knocks.push(
      await LiveClient.open(server.address, token).catch((error: Error) => error.message),
    );
  }
  expect(tally(knocks)).toEqual({ 'refused with 401': 5, 'refused with 429': 15 });
  await server.close();
});

test('live messages count before they are read; who goes on far beyond is cut off', async () => {
  const server = await startServer({ limits: { requests: few } });
  const ada = await Client.guest(server.address, 'Ada');
  const live = await ada.live();
  for (let i = 0; i < 200; i++) live.socket.send('{bad');
  expect(await live.closed).toBe(1008);
  const rules = live.received.map(({ problem }) => problem?.rule);
  const five = (rule: string): string[] => Array.from({ length: 5 }, () => rule);
  expect(rules).toEqual([...five('FB-53'), ...five('FB-55')]);
  const metrics = await readMetrics(server.address);
  expect(metrics).toContain('connections_cut_total{why="flood"} 1');
  await server.close();
});

/** Time stands still: no rate limit is refilled. */
const stopped = { monotonic: () => 0, wall: () => Date.now() };

test.for(['strangers', 'requests'] as const)(
  'what is refused is counted for all connections of %s together',
  async (which) => {
    const rate = { burst: 10, perMinute: 1 };
    const server = await startServer({ clocks: stopped, limits: { [which]: rate } });
    const client = new Client(server.address);
    if (which === 'requests') client.token = (await Client.guest(server.address, 'Ada')).token;
    const lives = [];
    for (let i = 0; i < 4; i++) lives.push(await client.live());
    for (const { socket } of lives) for (let i = 0; i < 100; i++) socket.send('{bad');
    for (const live of lives) expect(await live.closed).toBe(1008);
    const rules = lives.flatMap(({ received }) => received.map(({ problem }) => problem?.rule));
    expect(tally(rules)['FB-55']).toBe(10);
    await server.close();
  },
);

test.for(['ping', 'pong'] as const)('a flood of %ss is cut off', async (frame) => {
  const strangers = { burst: 10, perMinute: 1 };
  const server = await startServer({ clocks: stopped, limits: { strangers } });
  const live = await new Client(server.address).live();
  for (let i = 0; i < 100; i++) live.socket[frame]();
  expect(await live.closed).toBe(1008);
  await server.close();
});

test.for(['strangers', 'requests'] as const)(
  'whoever was cut off for flooding as %s again and again is not connected again at once; others are',
  async (which) => {
    const floods = { burst: 2, perMinute: 1 };
    const rate = { burst: 10, perMinute: 60_000 };
    let now = 0;
    const clocks = { ...stopped, monotonic: () => now };
    const server = await startServer({ clocks, limits: { floods, [which]: rate } });
    const ada = await Client.guest(server.address, 'Ada');
    const bo = await Client.guest(server.address, 'Bo');
    const client = which === 'requests' ? ada : new Client(server.address);
    const flood = async (): Promise<void> => {
      const live = await client.live();
      for (let i = 0; i < 100; i++) live.socket.send('{bad');
      expect(await live.closed).toBe(1008);
    };
    await flood();
    now += 10;
    await flood();
    now += 10;
    await expect(client.live()).rejects.toThrow('refused with 429');
    (await bo.live()).close();
    await server.close();
  },
);

/** How often something was refused by a rule. */
async function refusals(address: string, rule: string): Promise<number> {
  const metrics = await readMetrics(address);
  const [, times] =
    new RegExp(`^faubourg_refusals_total\\{rule="${rule}"\\} (\\d+)$`, 'm').exec(metrics) ?? [];
  return Number(times ?? 0);
}

test('a packet full of messages does not keep others waiting', async () => {
  const strangers = { burst: 100_000, perMinute: 1 };
  const server = await startServer({ clocks: stopped, limits: { strangers } });
  const raw = await RawSocket.open(server.address, UPGRADE);
  await once(raw.socket, 'data');
  const ada = await Client.guest(server.address, 'Ada');
  const live = await ada.live();
  const count = 1000;
  raw.socket.write(clientFrames('text', count, 1));
  // Sent later, answered earlier.
  await live.ask({ do: 'unwatch', table: 'A'.repeat(22) });
  expect(await refusals(server.address, 'FB-53')).toBeLessThan(count);
  while ((await refusals(server.address, 'FB-53')) < count);
  raw.close();
  live.close();
  await server.close();
});

test.for(['text', 'binary', 'ping'] as const)(
  'who goes on sending after the end of a connection is not read any more: %s',
  async (kind) => {
    const strangers = { burst: 10, perMinute: 1 };
    const server = await startServer({ clocks: stopped, limits: { strangers } });
    const raw = await RawSocket.open(server.address, UPGRADE);
    await once(raw.socket, 'data');
    const frames = clientFrames(kind, 10_000);
    // Kernels hold a few megabytes of this; the rest only passes if somebody reads it.
    const sendAll = async (): Promise<string> => {
      for (let i = 0; i < 100; i++) {
        const full = !raw.socket.write(frames);
        if (full) await new Promise<void>((resolve) => raw.socket.once('drain', resolve));
      }
      return 'all was read';
    };
    expect(await Promise.race([sendAll(), raw.ended.then(() => 'cut')])).toBe('cut');
    await server.close();
  },
);

const OPCODES = { text: 1, binary: 2, ping: 9 };

/** Frames of so many bytes, masked with zeros, as a client sends them. */
function clientFrames(kind: keyof typeof OPCODES, count: number, size = 100): Buffer {
  const header = Buffer.from([0x80 | OPCODES[kind], 0x80 | size, 0, 0, 0, 0]);
  const frame = Buffer.concat([header, Buffer.alloc(size, '{')]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

test('whole histories and records are read so often and no more', async () => {
  const server = await startServer({ limits: { histories: { burst: 2, perMinute: 1 } } });
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  for (const live of await playOut(table, clients)) live.close();
  const record = () => clients[0]!.call('GET', `/api/tables/${table}/record`);
  const statuses = [await record(), await record(), await record()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  await server.close();
});

test('no more WebSocket connections from one address than the server allows', async () => {
  const server = await startServer({ limits: { connectionsPerAddress: 2 } });
  const open = () => LiveClient.open(server.address, '');
  const first = await open();
  const second = await open();
  await expect(open()).rejects.toThrow('refused with 409');
  for (const live of [first, second]) live.close();
  await server.close();
});
