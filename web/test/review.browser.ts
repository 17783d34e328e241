import { packJson, type GameRecord } from '@faubourg/core';
import type { Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { testFacts } from '../../games/test-facts.ts';
import { readRecorded, recordedGames } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { accessible, faultsOf, fitsSideways, over, waitForDecision } from './play/browser-table.ts';
import { hurry } from './play/hurry.ts';

const reviewed = (await recordedGames()).filter(
  ({ game, records }) => records.length > 0 && catalogue[game]?.page?.startReview,
);

const slider = (page: Page) => page.getByRole('slider', { name: 'The course of the game' });
const review = (page: Page) => page.getByRole('region', { name: 'How the game went' });

/** The shortest of the recorded games that a game shows: a review takes as long as the game is. */
async function shortRecord(game: string, records: readonly string[]): Promise<GameRecord> {
  const names = testFacts(game).records ?? records.slice(0, 1);
  const all = await Promise.all(names.map((name) => readRecorded(game, name)));
  return all.toSorted((a, b) => a.rows.length - b.rows.length)[0]!;
}

async function open(page: Page, record: GameRecord): Promise<void> {
  await page.goto(`/#/record/${await packJson(record)}`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(slider(page)).toBeVisible({ timeout: 300_000 });
}

for (const { game, records } of reviewed) {
  test(`${game}: a recorded game is reviewed; keys walk along its decisions; another try begins at one`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const record = await shortRecord(game, records);
    await open(page, record);
    const graph = slider(page);
    await graph.focus();
    await page.keyboard.press('Home');
    await expect(graph).toHaveAttribute('aria-valuenow', '0');
    await expect(graph).toHaveAttribute('aria-valuetext', /^The start\. .*\d+ %/);
    await page.keyboard.press('ArrowRight');
    await expect(graph).toHaveAttribute('aria-valuenow', '1');
    await expect(graph).toHaveAttribute('aria-valuetext', /^Move \d+, Player [A-F]: .*\d+ %/);
    await page.keyboard.press('End');
    await expect(graph).toHaveAttribute('aria-valuetext', /^The end\. .*100 %|^The end\. .*50 %/);
    await page.keyboard.press('PageUp');
    await expect(graph).toHaveAttribute('aria-valuetext', /^Move \d+/);
    const current = review(page).locator('[aria-current="true"]');
    await expect(current).toBeVisible();
    await fitsSideways(page);
    await accessible(page);
    // What is better is said for the dearest mistake.
    const first = review(page).locator('ol > li').first();
    await expect(first).toContainText('Better: ');
    await first.getByRole('button', { name: /^Try again here/ }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page).toHaveTitle(/^●/);
    expect(faults).toEqual([]);
  });
}

test('a review is kept on the device, can be stopped, and reads as a table', async ({ page }) => {
  const { game, records } = reviewed[0]!;
  const record = await readRecorded(game, records[0]!);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/#/record/${await packJson(record)}`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(review(page)).toContainText('The review was stopped.');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(slider(page)).toBeVisible({ timeout: 300_000 });
  await review(page).getByText('As a table').click();
  await expect(review(page).getByRole('row').last()).toContainText(/100 %|50 %/);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(review(page)).toHaveCount(0);
  // Kept: no worker is started for it again.
  let workers = 0;
  page.on('worker', () => workers++);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(slider(page)).toBeVisible();
  expect(workers).toBe(0);
});

test('a second try is compared with the first: in its result, and by its review', async ({
  page,
}) => {
  await hurry(page);
  const record = await readRecorded(
    'downtown',
    reviewed.find((one) => one.game === 'downtown')!.records[0]!,
  );
  await open(page, record);
  await slider(page).focus();
  await page.keyboard.press('End');
  // The last decision: the second try is short.
  await page.keyboard.press('ArrowLeft');
  const looked = review(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-current="true"]') });
  await looked.getByRole('button', { name: /^Try again here/ }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const coach = page.getByRole('group', { name: 'Coach' });
  while (await waitForDecision(page)) {
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await coach.getByRole('button', { name: 'Do A' }).click();
    await expect(coach).toHaveCount(0);
  }
  const line = String.raw`\w+ with \d+, (\d+ (ahead|behind)|level)\.`;
  const compared = new RegExp(
    `Second try.*From move \\d+ on: ${line}.*The first time: ${line}`,
    's',
  );
  await expect(over(page)).toContainText(compared);
  await accessible(page);
  await over(page).getByRole('button', { name: 'Review' }).click();
  await expect(slider(page)).toBeVisible({ timeout: 300_000 });
  await expect(review(page)).toContainText(compared);
  await expect(review(page)).toContainText(/gave away .* of the chance to win, the first time/);
  await review(page).getByRole('link', { name: 'Look at the first line' }).click();
  await expect(page).toHaveURL(/#\/record\//);
});
