/*
 * All checks: the static checks, unit and conformance tests, and the page in a browser.
 *
 *   npm test
 *   npm test -- --shard=1/2    one half of the tests; the static checks run with the first
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './tools/root.ts';
import { inOrder, Report } from './steps/run-steps.ts';
import { shardFrom } from './steps/shard.ts';
import { pageBuild, sizeBudgets, staticChecks, unusedCode } from './steps/static-checks.ts';
import { keepTestFilesInMemory } from './steps/test-folder.ts';
import { browserTests, unitTests } from './steps/test-steps.ts';
import { WORKERS_BESIDE_OTHERS } from './steps/test-workers.ts';

const shard = shardFrom(process.argv.slice(2));
const part = shard ? [`--shard=${shard.index}/${shard.of}`] : [];
const isFirst = !shard || shard.index === 1;
keepTestFilesInMemory();
await mkdir(cache, { recursive: true });
const reports = await mkdtemp(join(cache, 'test-'));
const report = new Report();

const checks = inOrder(isFirst ? [...staticChecks, unusedCode] : [], report);
// Unit tests, browser tests and the sizes use the page. Whoever finds none builds it.
await inOrder([pageBuild], report);
const unit = unitTests('unit tests', reports, [`--maxWorkers=${WORKERS_BESIDE_OTHERS}`, ...part]);
const browser = browserTests(reports, [`--workers=${WORKERS_BESIDE_OTHERS}`, ...part]);
await Promise.all([
  checks,
  inOrder([unit], report),
  inOrder(isFirst ? [browser, sizeBudgets] : [browser], report),
]);

await rm(reports, { recursive: true });
report.conclude();
