import { expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { readLog } from '../store/tables.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { openHouse } from './house.ts';
import { openTable, startTable } from './tables.ts';

test('malformed requests and messages: no 5xx, nothing changes at any table', async () => {
  const house = await openHouse();
  const engine = await openStore(undefined, `${house.data}/faubourg.sqlite`);
  const running = await startTable(house.address, 3);
  const open = await openTable(house.address, 2, { seats: [{ for: 'anyone' }, { for: 'anyone' }] });
  const others = (await openTable(house.address, 2)).clients;
  const tables = [running.table, open.table];
  const state = () => Promise.all(tables.map((table) => readLog(engine, table)));
  const before = await state();
  const clients = [...running.clients, ...others];
  const report = await fuzz(clients, tables, 3000, 1);
  expect(report.faults).toEqual([]);
  expect(await state()).toEqual(before);
  await engine.close();
  await house.close();
});
