import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { accessible, fitsSideways } from '../../web/test/play/browser-table.ts';
import { test } from '../../web/test/shared-test.ts';
import { root } from '../tools/root.ts';

/** From this width on a table stands whole beside its plot. */
const DESK = 1024;

/** The tables that are wider than their place. */
const scrolled = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.scroll')
    .evaluateAll((places) =>
      places
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((place) => place.ariaLabel),
    );

const faubourg = join(root, 'cli', 'bin', 'faubourg.js');

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-report-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('a report is accessible, fits every screen and gives its data without a network', async ({
  page,
}) => {
  const file = join(folder, 'report.html');
  const run = `simulate --game downtown --players 3 --games 4 --jobs 1 --report ${file}`;
  const args = [faubourg, ...run.split(' '), '--bots', 'random,cautious'];
  await promisify(execFile)(process.execPath, args);
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => faults.push(message.text()));
  const address = pathToFileURL(file).href;
  for (const [colorScheme, width, height] of [
    ['light', 1440, 900],
    ['light', 1100, 900],
    ['dark', 390, 844],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downtown: 4 games');
    await page.getByText('The figures of every lot').click();
    await expect(page.getByRole('rowheader', { name: '24', exact: true })).toBeVisible();
    await fitsSideways(page);
    if (width >= DESK) expect(await scrolled(page)).toEqual([]);
    await accessible(page);
  }
  expect(new Set(requests)).toEqual(new Set([address]));
  expect(faults).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'data.json', exact: true }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
    readonly summary: unknown;
  };
  expect(data.summary).toMatchObject({ game: 'downtown', games: 4 });
});
