import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tool } from './tools/run-tool.ts';
import { playwrightCounts, type Counts, ran, vitestCounts } from './tools/test-counts.ts';
import { cache } from './tools/root.ts';

type Step = { readonly name: string; run(): Promise<Counts> };

const check = (name: string, script: string): Step => ({
  name,
  run: async () => ran(await tool('npm', ['run', '--silent', script])),
});

await mkdir(cache, { recursive: true });
const reports = await mkdtemp(join(cache, 'test-'));

const steps: readonly Step[] = [
  check('types', 'types'),
  check('lint', 'lint'),
  check('format', 'format:check'),
  check('dependency rules', 'deps'),
  check('unused code', 'knip'),
  {
    name: 'unit and conformance tests',
    run: async () => {
      const report = join(reports, 'vitest.json');
      const code = await tool('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      return vitestCounts(report, code);
    },
  },
  check('size budgets', 'size'),
  {
    name: 'browser tests',
    run: async () => {
      const report = join(reports, 'playwright.json');
      const code = await tool('playwright', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      return playwrightCounts(report, code);
    },
  },
];

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const { name, run } of steps) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${failed === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  console.log(lines.at(-1));
  total.passed += passed;
  total.failed += failed;
}
await rm(reports, { recursive: true });

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
