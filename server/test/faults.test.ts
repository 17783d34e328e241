import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { loadGames } from './faults/catalogue.ts';
import { isSound, type Report, trial } from './faults/faults.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-faults-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const ids = [...new Set((await loadGames()).games.map(({ id }) => id))];

function expectSound(report: Report): void {
  expect(report).toMatchObject({ lost: 0, twice: 0, unverified: 0, faults: [] });
  expect(Object.keys(report.games).sort()).toEqual(ids.toSorted());
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.overtaken).toBeGreaterThan(0);
}

test('every game ends with nothing lost or played twice while the server is killed', async () => {
  const report = await trial({ kills: 4, nodes: 1, tables: 4, data });
  expectSound(report);
  expect(report.kills).toBeGreaterThanOrEqual(4);
});

test('the same on three nodes whose database is killed, too', async () => {
  const postgres = await testDatabase();
  const { url: database, crash } = postgres;
  const killed = crash && { killDatabase: crash };
  const report = await trial({ kills: 2, nodes: 3, tables: 4, data, database, ...killed });
  expectSound(report);
  expect(report.kills).toBeGreaterThanOrEqual(2);
  // A server of DATABASE_URL is not ours to kill.
  expect(report.databaseKills).toBeGreaterThanOrEqual(crash ? 1 : 0);
  await postgres.stop();
});

test.each([
  { breaks: 'lose', what: 'lose answers', counted: 'lost' },
  { breaks: 'twice', what: 'write answers twice', counted: 'twice' },
] as const)('of servers that $what the run ends, and counts it', async ({ breaks, counted }) => {
  const broken = { breaks, patience: 1000, only: ['toy'] };
  const report = await trial({ kills: 2, nodes: 1, tables: 3, data, ...broken });
  expect(report[counted]).toBeGreaterThan(0);
  expect(isSound(report)).toBe(false);
});
