import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { type Database, openStore } from '../admin/index.ts';
import { readLog } from '../store/tables.ts';
import { start } from '../table/seat-commands.ts';
import { nodeWithoutNotifications } from './node-without-notifications.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, openTable, watch } from './tables.ts';

/** Milliseconds by which the wall clock of the second node is ahead. */
const AHEAD = 600_000;

let postgres: TestDatabase;
let database: Database;
let punctual: TestServer;
let closeAhead: () => Promise<void>;

beforeAll(async () => {
  postgres = await testDatabase();
  // This node looks for duties only when it starts.
  punctual = await startServer({ database: postgres.url, bots: { sweep: 3_600_000 } });
  database = await openStore(postgres.url, '');
  closeAhead = await nodeAhead();
});
afterAll(async () => {
  await closeAhead();
  await database.close();
  await punctual.close();
  await postgres.stop();
});

/** Starts a node in a process whose `Date.now` is ahead. */
async function nodeAhead(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-ahead-'));
  const shift = `const { now } = Date; Date.now = () => now() + ${AHEAD};`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(shift)}`,
      join(import.meta.dirname, 'faults', 'node.ts'),
    ],
    {
      env: { ...process.env, FAUBOURG_DATA: data, DATABASE_URL: postgres.url, PORT: '0' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true });
  };
}

test('a node whose clock is ahead takes no seat away early', async () => {
  const newTable = (bank: number) => ({
    clock: { live: { bank, increment: 0 } },
    standIn: 'apprentice',
    options: { rounds: 4, hand: 2 },
  });
  const long = await openTable(punctual.address, 2, newTable(300_000));
  await long.clients[0]!.post(long.table, 'start');
  // The duty of this table is left by a node that died: only the node ahead can take it over.
  const short = await openTable(punctual.address, 2, newTable(1000));
  const dying = await nodeWithoutNotifications(postgres.url, gameVersions([toy]));
  const liveTable = await dying.liveTable(short.table);
  expect(await liveTable.run(start({ id: short.clients[0]!.id, name: '' }))).toHaveProperty(
    'number',
  );
  await dying.close();
  const duty = database.queries
    .selectFrom('duties')
    .selectAll()
    .where('table_id', '=', long.table)
    .compile();
  const [before] = await database.read(duty);
  const live = await watch(short.clients[0]!, short.table);
  await live.until(() => frameOf(live, short.table).table.phase === 'over');
  live.close();
  expect(await database.read(duty)).toEqual([before]);
  expect((await readLog(database, long.table)).map(({ entry }) => entry.kind)).not.toContain(
    'replace',
  );
  // The time that was up had passed: no answer of the clock came before its deadline.
  const entries = await readLog(database, short.table);
  const started = entries.find(({ entry }) => entry.kind === 'start')!.at;
  const replaced = entries.find(({ entry }) => entry.kind === 'replace')!.at;
  expect(replaced - started).toBeGreaterThanOrEqual(1000);
  expect(replaced - started).toBeLessThan(AHEAD / 2);
});
