import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, type Opened, openTable, startTable, watch } from './tables.ts';

/*
 * The wall clock of the process steps while servers run: `Date.now` alone is replaced, the monotonic
 * clock and the timers are real.
 */

const HOUR = 3_600_000;

let shift: number;
let servers: TestServer[];
beforeEach(() => {
  const { now } = Date;
  shift = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + shift);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  vi.restoreAllMocks();
});

const stepWallClock = (milliseconds: number): void => {
  shift += milliseconds;
};

async function opened(options: Parameters<typeof startServer>[0]): Promise<TestServer> {
  const server = await startServer(options);
  servers.push(server);
  return server;
}

const timed = (address: string, bank: number): Promise<Opened> =>
  startTable(address, 2, {
    clock: { live: { bank, increment: 0 } },
    standIn: 'apprentice',
    options: { rounds: 4, hand: 2 },
  });

/** Waits until the time of every person at the table has run out and bots have ended the game. */
async function playedByStandIns({ table, clients }: Opened): Promise<void> {
  const live = await watch(clients[0]!, table);
  await live.until(() => frameOf(live, table).table.phase === 'over');
  live.close();
}

async function standIns({ table, clients }: Opened): Promise<(string | null)[]> {
  const live = await watch(clients[0]!, table);
  live.close();
  return frameOf(live, table).table.seats.map(({ bot }) => bot);
}

test('nobody is refused because the wall clock stepped back', async () => {
  const rate = { burst: 10, perMinute: 1 };
  const { address } = await opened({
    limits: {
      requests: rate,
      strangers: rate,
      identities: rate,
      tables: rate,
      histories: rate,
      chat: rate,
    },
  });
  const ada = await Client.guest(address, 'Ada');
  const newTable = { game: 'toy', seats: [{ for: 'anyone' }, { for: 'anyone' }] };
  const { table } = await ada.ok('POST', '/api/tables', newTable);
  await ada.post(table as string, 'chat', { text: 'before' });
  stepWallClock(-HOUR);
  const statuses = [
    await ada.call('GET', '/api/me'),
    await ada.call('POST', '/api/tables', newTable),
    await ada.call('POST', `/api/tables/${table as string}/chat`, { text: 'after' }),
    await new Client(address).call('POST', '/api/guest', { name: 'Bo' }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 201, 200, 201]);
});

test('a step of the wall clock does not refill a rate limit', async () => {
  const { address } = await opened({ limits: { identities: { burst: 1, perMinute: 1 } } });
  const newGuest = async () => {
    const answered = await new Client(address).call('POST', '/api/guest', { name: 'Ada' });
    return answered.status;
  };
  expect(await newGuest()).toBe(201);
  stepWallClock(HOUR);
  expect(await newGuest()).toBe(429);
});

test('a step forward takes no seat away', async () => {
  const { address } = await opened({ bots: { sweep: 20 } });
  const long = await timed(address, 300_000);
  stepWallClock(HOUR);
  // When the time of this table is up, the duties of the other were looked through many times.
  await playedByStandIns(await timed(address, 1000));
  expect(await standIns(long)).toEqual([null, null]);
});

test('a watcher learns the time by which deadlines are given', async () => {
  const { address } = await opened({});
  const { table, clients } = await timed(address, 300_000);
  stepWallClock(-HOUR);
  const live = await watch(clients[0]!, table);
  const { time } = live.received.find((message) => message.time !== undefined)!;
  const { until } = frameOf(live, table).table['clock'] as { until: number[] };
  expect(until[0]! - time!).toBeGreaterThan(0);
  expect(until[0]! - time!).toBeLessThanOrEqual(300_000);
  live.close();
});

test('a table without a clock says nothing of time before its game begins', async () => {
  const { address } = await opened({});
  const { table, clients } = await openTable(address, 2);
  const live = await watch(clients[0]!, table);
  expect(live.received.filter((message) => message.time !== undefined)).toEqual([]);
  live.close();
});

test('a step back gives nobody more time', async () => {
  const { address } = await opened({ bots: { sweep: 20 } });
  const short = await timed(address, 1000);
  stepWallClock(-HOUR);
  await playedByStandIns(short);
});

test.for([
  ['forward', HOUR],
  ['back', -HOUR],
] as const)('a deadline survives a step %s and a restart after it', async ([, step]) => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-step-'));
  const before = await startServer({ data });
  const long = await timed(before.address, 300_000);
  const short = await timed(before.address, 5000);
  stepWallClock(step);
  await before.close();
  const { address } = await opened({ data, bots: { sweep: 20 } });
  for (const client of [...long.clients, ...short.clients]) client.address = address;
  await playedByStandIns(short);
  expect(await standIns(long)).toEqual([null, null]);
  await servers.pop()!.close();
  await rm(data, { recursive: true });
});

test('a game begins in time without a share that does not come, though the wall clock stepped back', async () => {
  const { address } = await opened({ limits: { revealWait: 1000 } });
  const host = await Client.guest(address, 'Host');
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'apprentice' }];
  const { table } = await host.ok('POST', '/api/tables', { game: 'toy', seats });
  await host.post(table as string, 'sit', { commitment: 'ab'.repeat(32) });
  await host.post(table as string, 'start');
  stepWallClock(-HOUR);
  const live = await watch(host, table as string);
  await live.until(() => frameOf(live, table as string).view !== null);
  live.close();
});
