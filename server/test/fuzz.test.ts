import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { openStore } from '../store/open.ts';
import { readLog } from '../store/tables.ts';
import { loadGames } from './faults/catalogue.ts';
import { uncovered } from './fuzz/coverage.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { startServer } from './server.ts';
import { openTable, startTable } from './tables.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.stop());

/** Malformed requests and messages, `count` of them, to a server on this database. */
async function withstands(count: number, url?: string): Promise<void> {
  const games = new URL('./faults/catalogue.ts', import.meta.url);
  const server = await startServer({ database: url, games });
  const database = await openStore(url, `${server.data}/faubourg.sqlite`);
  const running = await startTable(server.address, 3);
  const open = await openTable(server.address, 2, {
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const others = (await openTable(server.address, 2)).clients;
  const tables = [running.table, open.table];
  const state = () => Promise.all(tables.map((table) => readLog(database, table)));
  const before = await state();
  const clients = [...running.clients, ...others];
  const report = await fuzz(await loadGames(), clients, tables, count, 1);
  expect(report).toMatchObject({ errors: 0, faults: [] });
  expect(await uncovered(server.address, report.covered)).toEqual([]);
  expect(await state()).toEqual(before);
  await database.close();
  await server.close();
}

test('malformed requests and messages, to every route: no 5xx, nothing changes at any table', async () => {
  await withstands(3000);
});

test('the same on PostgreSQL, which takes less than SQLite does', async () => {
  await withstands(2000, postgres.url);
});
