import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export type Counts = { readonly passed: number; readonly failed: number };

/** A check that either holds or does not. */
export function ran(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What vitest reports. A run can fail without a failed test (a file that does not load, an error
 * after the last test, no test at all): that counts as one failure, so that it is never lost. Only
 * where the tests of a change are asked for there may be none.
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

/** What Playwright reports; a test that passed only when repeated is not a test that passed. */
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

/** The tests that Playwright reports as failed, each with its place. */
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
