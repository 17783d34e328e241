import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { People } from '../people/people.ts';
import { type Database, DiskFull } from '../store/database.ts';
import { migrate } from '../store/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';

const DAY = 86_400_000;

test('the first request of a day is answered though the disk is full, and noted once it is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-people-'));
  const sqlite = await openSqlite(join(folder, 'faubourg.db'), true);
  await migrate(sqlite);
  let full = false;
  const database: Database = {
    ...sqlite,
    queries: sqlite.queries,
    read: (query) => sqlite.read(query),
    write: (transaction) =>
      full ? Promise.reject(new DiskFull('no space')) : sqlite.write(transaction),
    notify: (text) => sqlite.notify(text),
  };
  let now = 0;
  const clock = (): number => now;
  const clocks = { monotonic: clock, wall: clock, tableTime: clock };
  const people = new People(database, defaultLimits, clocks);
  const { token, person } = await people.newGuest('Ada');
  const seenAt = async (): Promise<unknown> => {
    const query = sqlite.queries.selectFrom('people').select('seen_at').compile();
    return (await sqlite.read(query))[0];
  };

  now += 2 * DAY;
  full = true;
  expect(await people.byToken(token)).toMatchObject({ id: person.id });
  expect(await seenAt()).toEqual({ seen_at: 0 });
  full = false;
  now += DAY;
  expect(await people.byToken(token)).toMatchObject({ id: person.id });
  expect(await seenAt()).toEqual({ seen_at: now });
  await sqlite.close();
  await rm(folder, { recursive: true, force: true });
});
