import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import type { ThinkRequest } from '../bots/thinker.ts';
import { Payers } from '../limits/payers.ts';
import { Client } from './client.ts';
import { readMetrics, startServer } from './server.ts';

const games = new URL('./toy-catalogue.ts', import.meta.url);

test('guests of one address have one payer; a person with a passkey has one of their own', async () => {
  const payers = new Payers(
    async (person) => person === 'ada',
    () => 0,
  );
  for (const person of ['ada', 'bo', 'cleo']) payers.seen(person, '192.0.2.1');
  payers.seen('dora', '192.0.2.2');
  const of = (person: string): Promise<string> => payers.of([person]);
  expect(await of('bo')).toBe(await of('cleo'));
  const all = await Promise.all(['ada', 'bo', 'dora', 'nobody'].map(of));
  expect(new Set(all).size).toBe(4);
  payers.seen('dora', '192.0.2.1');
  expect(await of('dora')).toBe(await of('bo'));
  // A host whom this node has not seen uses the payer of somebody who plays.
  expect(await payers.of(['host elsewhere', 'bo'])).toBe(await of('bo'));
});

test('a new passkey counts after a minute', async () => {
  let now = 0;
  const owners = new Set<string>();
  const payers = new Payers(
    async (person) => owners.has(person),
    () => now,
  );
  payers.seen('bo', '192.0.2.1');
  const guest = await payers.of(['bo']);
  owners.add('bo');
  expect(await payers.of(['bo'])).toBe(guest);
  now = 60_000;
  expect(await payers.of(['bo'])).toBe('person bo');
});

const request = (seat: number): ThinkRequest => ({
  game: 'toy',
  rules: 1,
  view: { viewer: seat },
  seat,
  level: 'expert',
  kinds: [],
  owed: true,
  budget: 600_000,
  seed: 1,
});

test('a short request is answered while every thread works on a long one', async () => {
  const script = new URL('./bad-bot.ts', import.meta.url);
  const pool = new BotPool(games, { threads: 1, grace: 0, script });
  const ada = { payer: 'ada', host: 'ada', people: true };
  // The bot of seat 2 thinks for ever.
  const long = pool.think(request(2), { ...ada, cost: 1000 });
  const ended = long.catch((error: Error) => error.message);
  expect(await pool.think(request(3), { ...ada, cost: 50 })).toEqual({ answer: { nonsense: 3 } });
  await pool.close();
  expect(await ended).toMatch(/closed|ended/);
});

const channel = new BroadcastChannel('held bots');
afterEach(() => {
  channel.unref();
});

test('bots of ten guests of one address wait for the bot of a guest of another one', async () => {
  const script = new URL('./blocked-bot.ts', import.meta.url);
  const server = await startServer({
    proxies: ['127.0.0.1'],
    bots: { script, threads: 1, budget: 600_000 },
  });
  const asked: { id: string; level: string }[] = [];
  const waiters: (() => void)[] = [];
  channel.addEventListener('message', (event) => {
    const { asked: id, level } = (event as MessageEvent<{ asked?: string; level: string }>).data;
    if (id === undefined) return;
    asked.push({ id, level });
    for (const wake of waiters.splice(0)) wake();
  });
  const guestAt = async (address: string): Promise<Client> => {
    const client = new Client(server.address, { 'x-forwarded-for': address });
    const { token, person } = await client.ok('POST', '/api/guest', { name: 'Guest' });
    client.token = token as string;
    client.id = (person as { id: string }).id;
    return client;
  };
  const play = async (client: Client, level: string): Promise<void> => {
    const seats = [{ for: 'anyone' }, { for: 'bot', level }];
    const { table } = await client.ok('POST', '/api/tables', { game: 'toy', seats });
    await client.post(table as string, 'sit');
    await client.post(table as string, 'start');
  };
  const waiting = async (): Promise<number> => {
    const text = await readMetrics(server.address);
    return Number(/bot_queue (\d+)/.exec(text)?.[1]);
  };
  const guests = await Promise.all(Array.from({ length: 10 }, () => guestAt('192.0.2.1')));
  for (const guest of guests) for (let i = 0; i < 3; i++) await play(guest, 'expert');
  while ((await waiting()) < 29);
  await play(await guestAt('192.0.2.2'), 'regular');
  while ((await waiting()) < 30);
  // Bots are let go one by one until it is the turn of the one that came last.
  let served = 0;
  for (; ; served++) {
    while (asked.length <= served) await new Promise<void>((resolve) => waiters.push(resolve));
    if (asked[served]!.level === 'regular') break;
    channel.postMessage({ go: asked[served]!.id });
  }
  expect(served).toBeLessThanOrEqual(2);
  await server.close();
});
