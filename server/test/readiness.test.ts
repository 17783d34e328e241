import type { AnyView } from '@faubourg/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import type { ThinkRequest } from '../bots/thinker.ts';
import { type NotReady, Readiness, type ReadinessParts } from '../readiness/readiness.ts';
import { openStore } from '../store/open.ts';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { startServer } from './server.ts';

const get = async (address: string, path: string) => {
  const response = await fetch(address + path);
  return { status: response.status, body: (await response.json()) as object };
};

test('a server that has little space left is alive and not ready, and says why', async () => {
  const fine = await startServer();
  expect(await get(fine.address, '/ready')).toEqual({ status: 200, body: { ok: true } });
  await fine.close();
  const small = await startServer({ limits: { diskFree: Number.MAX_SAFE_INTEGER } });
  expect(await get(small.address, '/health')).toEqual({ status: 200, body: { ok: true } });
  expect(await get(small.address, '/ready')).toMatchObject({
    status: 503,
    body: {
      problem: {
        code: 'not-ready',
        data: { notReady: [{ part: 'disk', why: 'little-space' }] },
      },
    },
  });
  await small.close();
});

test('a database that is gone makes a node not ready; its own disk does not count', async () => {
  const postgres = await testDatabase();
  const limits = { diskFree: Number.MAX_SAFE_INTEGER };
  const node = await startServer({ database: postgres.url, limits });
  expect((await get(node.address, '/ready')).status).toBe(200);
  await postgres.stop();
  await expect
    .poll(() => get(node.address, '/ready'), { timeout: 30_000 })
    .toMatchObject({
      status: 503,
      body: { problem: { data: { notReady: [{ part: 'database' }] } } },
    });
  expect((await get(node.address, '/health')).status).toBe(200);
  await node.close();
});

test('a part that never answers is reported, asked once, and found again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-ready-'));
  const store = await openStore(undefined, join(folder, 'faubourg.sqlite'));
  let now = 0;
  let asked = 0;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const changes: (readonly NotReady[])[] = [];
  const parts: ReadinessParts = {
    database: {
      ...store,
      write: async (transaction) => {
        asked++;
        await held;
        return store.write(transaction);
      },
    },
    folder,
    limits: { diskFree: 1, queueStall: 10 },
    clocks: { monotonic: () => now, wall: () => now },
    queueStalled: () => (now > 0 ? 11 : 10),
    onChange: (notReady) => changes.push(notReady),
  };
  /** The timers of the parts that have not answered yet. */
  const timers = new Set<() => void>();
  const readiness = new Readiness(parts, (late) => {
    timers.add(late);
    return () => timers.delete(late);
  });
  /** Lets the time of the database run out once all other parts have answered. */
  const lateDatabase = async () => {
    await expect.poll(() => timers.size, { timeout: 30_000 }).toBe(1);
    for (const late of timers) late();
  };
  const silent = { part: 'database', why: 'no-answer' };
  const first = Promise.all([readiness.check(), readiness.check()]);
  await lateDatabase();
  expect(await first).toEqual([[silent], [silent]]);
  now = 1000;
  const both = [silent, { part: 'queue', why: 'stalled' }];
  const second = readiness.check();
  await lateDatabase();
  expect(await second).toEqual(both);
  expect(asked).toBe(1);
  answer();
  now = 2000;
  expect(await readiness.check()).toEqual([both[1]]);
  expect(changes).toEqual([[silent], both, [both[1]]]);
  await store.close();
  await rm(folder, { recursive: true });
});

test('a queue of bots is stalled from the last request that a thread took', async () => {
  let now = 0;
  const games = new URL('./toy-catalogue.ts', import.meta.url);
  const pool = new BotPool(games, { threads: 0, grace: 0 }, () => now);
  expect(pool.stalled).toBe(0);
  now = 5000;
  // Without a thread nobody takes it.
  const request: ThinkRequest = {
    game: 'toy',
    rules: 1,
    view: {} as AnyView,
    seat: 0,
    level: 'regular',
    kinds: [],
    owed: true,
    budget: 1000,
    seed: 1,
  };
  const priority = { payer: 'Ada', host: 'Ada', people: true, cost: 1000 };
  const thought = pool.think(request, priority);
  expect(pool.stalled).toBe(0);
  now = 7500;
  expect(pool.stalled).toBe(2500);
  await Promise.all([expect(thought).rejects.toThrow('closed'), pool.close()]);
  expect(pool.stalled).toBe(0);
});
