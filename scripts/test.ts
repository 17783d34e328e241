/*
 * All checks: the static checks, unit and conformance tests, and the page in a browser.
 *
 *   npm test
 *   npm test -- --shard=1/2    one half of the tests; the static checks run with the first
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './tools/root.ts';
import { oneByOne, Report, sideBySide } from './steps/run-steps.ts';
import { shardFrom } from './steps/shard.ts';
import { sizeBudgets, staticChecks, unusedCode } from './steps/static-checks.ts';
import { browserTests, unitTests } from './steps/test-steps.ts';

const shard = shardFrom(process.argv.slice(2));
const part = shard ? [`--shard=${shard.index}/${shard.of}`] : [];
await mkdir(cache, { recursive: true });
const reports = await mkdtemp(join(cache, 'test-'));
const report = new Report();

// The size check builds the page, which the browser tests use.
if (!shard || shard.index === 1)
  await sideBySide([sizeBudgets, ...staticChecks, unusedCode], report);
// Not side by side, because each of these uses all processors.
await oneByOne(
  [unitTests('unit and conformance tests', reports, part), browserTests(reports, part)],
  report,
);

await rm(reports, { recursive: true });
report.conclude();
