import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from '../tools/test-counts.ts';
import type { Step } from './step.ts';

/** Unit and conformance tests; `more` are arguments of vitest. */
export const unitTests = (
  name: string,
  reports: string,
  more: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Step => ({
  name,
  run: async (run) => {
    const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run('vitest', [...args, ...more], environment);
    return vitestCounts(report, code, more.includes('--passWithNoTests'));
  },
});

/** Browser tests; `more` are arguments of Playwright. */
export const browserTests = (reports: string, more: readonly string[]): Step => ({
  name: 'browser tests',
  run: async (run) => {
    const report = join(reports, 'playwright.json');
    const code = await run('playwright', ['test', '--reporter=list,json', ...more], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return playwrightCounts(report, code);
  },
});
