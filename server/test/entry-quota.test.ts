import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesToEvict } from '../live-tables/eviction.ts';
import { Client } from './client.ts';
import { startServer } from './server.ts';
import { answerFirst, openTable, startTable } from './tables.ts';

test('one person cannot fill the log of a table without end, and stops nobody else by trying', async () => {
  const server = await startServer({ limits: { entriesPerPerson: 5 } });
  const { table, clients } = await startTable(server.address, 2, { standIn: null });
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
  await server.close();
});

test('after a restart it is counted again from the log', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const first = await startServer({ data });
  const { table, clients } = await openTable(first.address, 2);
  const [host] = clients;
  await clients[1]!.post(table, 'stand');
  for (const level of ['regular', null]) await host!.post(table, 'bot', { seat: 1, level });
  await first.close();

  const second = await startServer({ data, limits: { entriesPerPerson: 3 } });
  const again = new Client(second.address);
  again.token = host!.token;
  const bot = await again.call('POST', `/api/tables/${table}/bot`, { seat: 1, level: 'expert' });
  expect(bot.body).toMatchObject({ problem: { rule: 'FB-56', data: { what: 'rows' } } });
  await second.close();
  await rm(data, { recursive: true });
});

test('tables nobody uses are evicted after a while, and sooner where there are too many', () => {
  const now = 1_000_000;
  const liveTable = (id: string, ago: number, inUse = false) => ({
    id,
    usedAt: now - ago,
    inUse,
  });
  const liveTables = [
    liveTable('busy', 1000, true),
    liveTable('looked at', 900_000, true),
    liveTable('fresh', 40_000),
    liveTable('older', 50_000),
    liveTable('old', 600_000),
  ];
  const idle = 600_000;
  expect(tablesToEvict(liveTables, { idle, maxTables: 10 }, now)).toEqual(['old']);
  expect(tablesToEvict(liveTables, { idle, maxTables: 3 }, now)).toEqual(['old', 'older']);
  expect(tablesToEvict(liveTables, { idle, maxTables: 0 }, now)).toEqual(['old', 'older', 'fresh']);
});
