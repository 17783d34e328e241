import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightCounts, ran, vitestCounts } from '../tools/test-counts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-counts-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function report(content: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

const vitest = (passed: number, failed: number) =>
  report({ numPassedTests: passed, numFailedTests: failed });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 } });

test('a check counts as one', () => {
  expect(ran(0)).toEqual({ passed: 1, failed: 0 });
  expect(ran(2)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted one by one', async () => {
  expect(await vitestCounts(await vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0 });
  expect(await vitestCounts(await vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2 });
  expect(await playwrightCounts(await playwright(5, 0), 0)).toEqual({ passed: 5, failed: 0 });
  expect(await playwrightCounts(await playwright(5, 1, 2), 1)).toEqual({ passed: 5, failed: 3 });
});

test('a run that fails without a failed test is still a failure', async () => {
  expect(await vitestCounts(await vitest(7, 0), 1)).toEqual({ passed: 7, failed: 1 });
  expect(await playwrightCounts(await playwright(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
});

test('a run without tests or without a report is a failure', async () => {
  const missing = join(folder, 'missing.json');
  expect(await vitestCounts(await vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  expect(await vitestCounts(missing, 0)).toEqual({ passed: 0, failed: 1 });
  expect(await playwrightCounts(missing, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a change that no test is about is no failure; one whose tests did not run is', async () => {
  const nothing = { passed: 0, failed: 0 };
  expect(await vitestCounts(await vitest(0, 0), 0, true)).toEqual(nothing);
  expect(await vitestCounts(await vitest(0, 0), 1, true)).toEqual({ passed: 0, failed: 1 });
  expect(await vitestCounts(await vitest(3, 1), 1, true)).toEqual({ passed: 3, failed: 1 });
});
