import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unused } from '../tables/unused.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { answerFirst, openTable, startTable } from './tables.ts';

test('one person cannot fill the log of a table without end, and stops nobody else by trying', async () => {
  const house = await openHouse({ limits: { rows: 5 } });
  const { table, clients } = await startTable(house.address, 2, { standIn: null });
  const [ada, bo] = clients;
  // Sitting down was the first.
  for (let times = 0; times < 2; times++) {
    await bo!.post(table, 'leave');
    await bo!.post(table, 'return');
  }
  const refused = await bo!.call('POST', `/api/tables/${table}/leave`, {});
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { problem: { rule: 'FB-56', code: 'quota', data: { what: 'rows', most: 5 } } },
  ]);
  expect((await answerFirst(bo!, table)).body).toMatchObject({ problem: { rule: 'FB-56' } });
  expect((await answerFirst(ada!, table)).status).toBe(200);
  await bo!.post(table, 'resign');
  await house.close();
});

test('after a restart it is counted again from the log', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const first = await openHouse({ data });
  const { table, clients } = await openTable(first.address, 2);
  const [host] = clients;
  await clients[1]!.post(table, 'stand');
  for (const level of ['regular', null]) await host!.post(table, 'bot', { seat: 1, level });
  await first.close();

  const second = await openHouse({ data, limits: { rows: 3 } });
  const again = new Client(second.address);
  again.token = host!.token;
  const bot = await again.call('POST', `/api/tables/${table}/bot`, { seat: 1, level: 'expert' });
  expect(bot.body).toMatchObject({ problem: { rule: 'FB-56', data: { what: 'rows' } } });
  await second.close();
  await rm(data, { recursive: true });
});

test('rooms nobody uses are dropped after a while, and sooner where there are too many', () => {
  const now = 1_000_000;
  const room = (id: string, ago: number, watched = false) => ({ id, usedAt: now - ago, watched });
  const rooms = [
    room('busy', 1000),
    room('looked at', 900_000, true),
    room('fresh', 40_000),
    room('older', 50_000),
    room('old', 600_000),
  ];
  const idle = 600_000;
  expect(unused(rooms, { idle, most: 10 }, now)).toEqual(['old']);
  expect(unused(rooms, { idle, most: 3 }, now)).toEqual(['old', 'older']);
  expect(unused(rooms, { idle, most: 0 }, now)).toEqual(['old', 'older', 'fresh']);
});
