import { type Json, MAX_SEATS } from '@faubourg/core';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedClock, listedOptions } from '../table/summary.ts';
import { loadGames } from '../catalogue.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
});
afterAll(() => server.close());

/** The most bytes of one table in a list of tables, whoever opened it. */
const LISTING_BYTES = 8192;

const seats = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'anyone' }];

/** Limits for `count` kinds of decision that no game has. */
const madeUp = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`kind-${i}`, 60_000]));

test('a clock limits only the kinds of decision that its game asks', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const open = (kinds: Record<string, number>) =>
    ada.call('POST', '/api/tables', { game: 'chinatown', seats, listed: true, clock: { kinds } });
  expect(await open(madeUp(1300))).toMatchObject({
    status: 400,
    body: { problem: { rule: 'FB-50', data: { at: 'body.clock.kinds' } } },
  });
  expect(await open({ trade: 60_000, rain: 60_000 })).toMatchObject({
    status: 422,
    body: {
      problem: {
        rule: 'FB-13',
        code: 'clock-kind',
        data: { kind: 'rain', known: ['keep', 'trade', 'build'] },
      },
    },
  });
  expect((await open({ keep: 60_000, trade: 60_000, build: 60_000 })).status).toBe(201);
});

test('what was stored before these bounds does not make the list longer', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const { table } = await ada.ok('POST', '/api/tables', {
    game: 'chinatown',
    seats,
    listed: true,
    clock: { kinds: { trade: 60_000 } },
  });
  const db = new DatabaseSync(`${server.data}/faubourg.sqlite`);
  const { summary } = db
    .prepare('select summary from tables where id = ?')
    .get(table as string) as {
    summary: string;
  };
  const old = JSON.parse(summary) as Record<string, Json>;
  old['clock'] = { kinds: { trade: 60_000, ...madeUp(1300) } };
  old['options'] = { ...(old['options'] as object), map: { lots: 'x'.repeat(60_000) } };
  db.prepare('update tables set summary = ? where id = ?').run(
    JSON.stringify(old),
    table as string,
  );
  db.close();
  const response = await fetch(`${server.address}/api/tables?limit=100`);
  const text = await response.text();
  const { tables } = JSON.parse(text) as { tables: { id: string; clock: Json; options: object }[] };
  const listed = tables.find(({ id }) => id === table)!;
  expect(listed.clock).toEqual({ kinds: { trade: 60_000 } });
  expect(listed.options).not.toHaveProperty('map');
  expect(listed.options).toHaveProperty('economy');
  for (const one of tables) expect(JSON.stringify(one).length).toBeLessThan(LISTING_BYTES);
});

test('the largest listing of every game is small', async () => {
  const { games } = await loadGames();
  for (const game of games) {
    const clock = {
      live: { bank: 1e10, increment: 1e10 },
      slow: { perDecision: 1e10 },
      kinds: { ...madeUp(50), ...Object.fromEntries(game.kinds.map((kind) => [kind, 1e10])) },
    };
    const count = game.seats.max;
    expect(count).toBeLessThanOrEqual(MAX_SEATS);
    const stuffed = Object.fromEntries(
      game.options.map(({ name, values }) => [name, [...values(count)].at(-1)!]),
    );
    const free = game.options.find((spec) => spec.wrong !== undefined);
    const options = { ...stuffed, ...(free && { [free.name]: 'x'.repeat(60_000) }) };
    const listing = {
      id: 'x'.repeat(22),
      options: listedOptions(game, count, options),
      clock: listedClock(game, clock),
      // The longest name in the widest characters of UTF-8.
      seats: Array.from({ length: count }, () => ({ name: '𝒜'.repeat(16), bot: 'apprentice' })),
    };
    expect(Object.keys(listing.clock?.kinds ?? {})).toEqual(game.kinds);
    expect(Buffer.byteLength(JSON.stringify(listing))).toBeLessThan(LISTING_BYTES / 2);
  }
});

test('a list has a greatest length, and the next page is asked for', async () => {
  const own = await startServer();
  const ada = await Client.guest(own.address, 'Ada');
  for (let i = 0; i < 3; i++) {
    await ada.ok('POST', '/api/tables', { game: 'toy', seats: seats.slice(1), listed: true });
  }
  const answer = await ada.ok('GET', '/api/tables?limit=2');
  expect(answer['tables']).toHaveLength(2);
  expect((await ada.call('GET', '/api/tables?limit=101')).status).toBe(400);
  await own.close();
});
