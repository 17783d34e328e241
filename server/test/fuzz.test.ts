import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { openStore } from '../store/open.ts';
import { readLog } from '../store/tables.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { openHouse } from './house.ts';
import { openTable, startTable } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

/** Malformed requests and messages, `count` of them, to a house on this database. */
async function withstands(count: number, url?: string): Promise<void> {
  const house = await openHouse({ database: url });
  const engine = await openStore(url, `${house.data}/faubourg.sqlite`);
  const running = await startTable(house.address, 3);
  const open = await openTable(house.address, 2, { seats: [{ for: 'anyone' }, { for: 'anyone' }] });
  const others = (await openTable(house.address, 2)).clients;
  const tables = [running.table, open.table];
  const state = () => Promise.all(tables.map((table) => readLog(engine, table)));
  const before = await state();
  const clients = [...running.clients, ...others];
  const report = await fuzz(clients, tables, count, 1);
  expect(report.faults).toEqual([]);
  expect(await state()).toEqual(before);
  await engine.close();
  await house.close();
}

test('malformed requests and messages: no 5xx, nothing changes at any table', async () => {
  await withstands(3000);
});

test('the same on PostgreSQL, which takes less than SQLite does', async () => {
  await withstands(2000, database.url);
});
