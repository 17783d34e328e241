import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../../../scripts/tools/postgres.ts';
import { type Break, BREAKS, isSound, type Report, trial } from './faults.ts';

/*
 * npm run test:faults [-- kills [seed [lose|twice]]]: the fault run of the tests, of any size. One node on SQLite
 * is killed this many times, three nodes on PostgreSQL a third as often, and the database itself
 * after every tenth kill. With `lose` or `twice` the servers are broken on purpose: they lose some
 * acknowledged answers, or write them twice, and the run has to count that.
 */

const kills = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? 1);
const named = process.argv[4];
const breaks = BREAKS.find((one) => one === named);
if (named !== undefined && !breaks) {
  console.error(`How should the servers be broken? Expected ${BREAKS.join(' or ')}.`);
  process.exit(1);
}
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('How many kills? Expected a whole number, e.g. npm run test:faults -- 300');
  process.exit(1);
}

const data = await mkdtemp(join(tmpdir(), 'faubourg-faults-'));
let failed = 0;

async function run(what: string, wanted: number, start: () => Promise<Report>): Promise<void> {
  const startedAt = performance.now();
  const report = await start();
  const { faults, lost, twice, unverified } = report;
  const good = isSound(report) && report.kills >= wanted;
  if (!good) failed++;
  const games = Object.entries(report.games).map(([game, count]) => `${count} of ${game}`);
  console.log(
    `${what}, seed ${seed}: ${report.kills} kills (${report.killsAtStart} during a start), ` +
      `${report.databaseKills} of the database, games finished: ${games.join(', ')}; ` +
      `${report.acknowledged} answers acknowledged, ${lost} lost, ${twice} played twice, ` +
      `${report.overtaken} messages overtaken, ${unverified} records that do not verify, ` +
      `${Math.round((performance.now() - startedAt) / 1000)} seconds: ${good ? 'good' : 'FAILED'}`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
}

/** Who waits for a broken server need not wait for long. */
const broken: { breaks?: Break; patience?: number } = breaks ? { breaks, patience: 5000 } : {};

await run('SQLite, one node', kills, () =>
  trial({ kills, nodes: 1, tables: 4, data, seed, ...broken }),
);
const postgres = await testDatabase();
const third = Math.ceil(kills / 3);
await run('PostgreSQL, three nodes', third, () =>
  trial({
    kills: third,
    nodes: 3,
    tables: 4,
    data,
    seed,
    database: postgres.url,
    ...broken,
    ...(postgres.crash && { killDatabase: postgres.crash }),
  }),
);
await postgres.stop();
await rm(data, { recursive: true, force: true });
console.log(`${2 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
