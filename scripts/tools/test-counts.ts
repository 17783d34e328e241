import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export type Counts = { readonly passed: number; readonly failed: number };

/** The counts of a check that passes or fails as a whole. */
export function ran(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The counts of a run of vitest. A run can fail without a failed test (a file that does not load,
 * an error after the last test, no tests). That counts as one failure, so that it is never lost.
 * Only the tests of a change may be none.
 */
export async function vitestCounts(
  report: string,
  code: number,
  mayBeEmpty = false,
): Promise<Counts> {
  const read = await json<{ numPassedTests: number; numFailedTests: number }>(report);
  if (mayBeEmpty && code === 0 && !read?.numPassedTests) return { passed: 0, failed: 0 };
  return honest(read?.numPassedTests ?? 0, read?.numFailedTests ?? 0, code);
}

/** The counts of a run of Playwright. A test that passed only after a retry counts as failed. */
export async function playwrightCounts(report: string, code: number): Promise<Counts> {
  const read = await json<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
  );
  const { expected, unexpected, flaky } = read?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return honest(expected, unexpected + flaky, code);
}

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { title: string; file: string; line: number; ok: boolean }[];
};

/** The tests that failed in a run of Playwright, each with its file and line. */
export async function failedTests(report: string): Promise<string[]> {
  const read = await json<{ suites: readonly Suite[] }>(report);
  const failedIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(failedIn),
  ];
  return (read?.suites ?? []).flatMap(failedIn);
}

function honest(passed: number, failed: number, code: number): Counts {
  const lost = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: lost ? 1 : failed };
}

async function json<T>(path: string): Promise<T | null> {
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as T) : null;
}
