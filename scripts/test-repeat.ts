/*
 * Looks for tests that fail by chance: runs the browser tests several times in a row, each time with
 * other deals, on request beside busy processes, with a wait before every action or with files that
 * arrive late and in another order, and prints which tests failed in which run.
 *
 *   npm run test:repeat -- 8                 eight runs
 *   npm run test:repeat -- 3 --load 2        three runs, two busy processes meanwhile
 *   npm run test:repeat -- 3 --slow 200      three runs, 200 ms before every action
 *   npm run test:repeat -- 3 --late 300      three runs, files arrive up to 300 ms late
 *   npm run test:repeat -- 20 press home     only tests whose path contains one of the words
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tool } from './tools/run-tool.ts';
import { failedTests, playwrightCounts } from './tools/test-counts.ts';
import { cache } from './tools/root.ts';

const USAGE =
  'npm run test:repeat -- <runs> [--load <busy processes>] [--slow <milliseconds>] [--late <milliseconds>] [part of a path …]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    load: { type: 'string', default: '0' },
    slow: { type: 'string', default: '0' },
    late: { type: 'string', default: '0' },
  },
});
const [times = '', ...paths] = positionals;
if (
  !/^[1-9]\d{0,3}$/.test(times) ||
  !/^\d{1,2}$/.test(values.load) ||
  !/^\d{1,4}$/.test(values.slow) ||
  !/^\d{1,4}$/.test(values.late)
) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}
const runs = Number(times);

/** Processes that keep a processor busy until they are killed. */
const busy: ChildProcess[] = Array.from({ length: Number(values.load) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const endLoad = (): void => {
  for (const child of busy) child.kill('SIGKILL');
};
process.once('exit', endLoad);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

await mkdir(cache, { recursive: true });
const reports = await mkdtemp(join(cache, 'repeat-'));
const lines: string[] = [];
let failures = 0;
for (let run = 1; run <= runs; run++) {
  const deals = new Date().toISOString();
  console.log(
    `\n── run ${run} of ${runs}, FAUBOURG_DEALS=${deals}, ${busy.length} busy processes beside it`,
  );
  const report = join(reports, `${run}.json`);
  const start = performance.now();
  const code = await tool('playwright', ['test', '--reporter=dot,json', ...paths], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    FAUBOURG_SLOW: values.slow,
    FAUBOURG_LATE: values.late,
    FAUBOURG_DEALS: deals,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { passed, failed } = await playwrightCounts(report, code);
  if (failed > 0) failures++;
  lines.push(`run ${run}: ${passed} passed, ${failed} failed, ${seconds} s`);
  for (const name of await failedTests(report)) lines.push(`  ✗ ${name}`);
  console.log(lines.join('\n'));
}
endLoad();
await rm(reports, { recursive: true });

console.log(`\n${runs - failures} of ${runs} runs passed`);
process.exitCode = failures === 0 ? 0 : 1;
