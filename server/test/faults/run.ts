import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../../../scripts/tools/postgres.ts';
import { type Report, trial } from './faults.ts';

/* npm run test:faults [-- kills [seed]]: the fault run of the tests, of any size. */

const kills = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('How many kills? Expected a whole number, e.g. npm run test:faults -- 200');
  process.exit(1);
}

const data = await mkdtemp(join(tmpdir(), 'faubourg-faults-'));
let failed = 0;

function tell(what: string, report: Report): void {
  const { faults, lost, twice, unverified } = report;
  const good = lost + twice + unverified + faults.length === 0 && report.kills >= kills;
  if (!good) failed++;
  console.log(
    `${what}: ${report.kills} kills, ${report.disasters} of the database, ${report.games} games finished, ${report.acknowledged} answers acknowledged, ` +
      `${report.overtaken} messages overtaken, ${lost} lost, ${twice} played twice, ${unverified} records that do not verify: ${good ? 'good' : 'FAILED'}`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
}

tell('SQLite, one node', await trial({ kills, nodes: 1, tables: 4, data, seed }));
const postgres = await testDatabase();
tell(
  'PostgreSQL, three nodes',
  await trial({
    kills,
    nodes: 3,
    tables: 4,
    data,
    seed,
    database: postgres.url,
    ...(postgres.crash && { disaster: postgres.crash }),
  }),
);
await postgres.stop();
await rm(data, { recursive: true, force: true });
console.log(`${2 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
