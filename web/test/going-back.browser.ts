import type { Locator, Page } from '@playwright/test';
import { accessible, expect, hurry, playToEnd, shortGame, test } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page): Locator =>
  page.locator('main [data-choice="open"][aria-label^="Card"]');
const log = (page: Page): Locator => page.getByRole('tabpanel');
const takeBack = (page: Page): Locator => page.getByRole('button', { name: 'Take back' });

const namesOf = (things: Locator): Promise<(string | null)[]> =>
  things.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** The names of the cards that can be played, once they can be. */
async function hand(page: Page): Promise<(string | null)[]> {
  await expect(cards(page).first()).toBeVisible();
  return namesOf(cards(page));
}

test('against bots one goes back as often as one likes: same draws, the line is kept, the result says so', async ({
  page,
}) => {
  await hurry(page, { confirm: 'never' });
  await shortGame(page);
  const first = await hand(page);
  await expect(takeBack(page)).toHaveCount(0);
  await page.getByRole('button', { name: first[0]!, exact: true }).click();
  await expect(log(page)).toContainText(/wins? the round/);
  // Back to the first decision, whatever was asked since.
  await expect(async () => {
    if (await takeBack(page).isVisible()) await takeBack(page).click({ timeout: 3000 });
    expect(await namesOf(cards(page))).toEqual(first);
    await expect(takeBack(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: first[1]!, exact: true }).click();
  await expect(log(page)).toContainText(/wins? the round/);
  const lines = log(page).locator('details');
  await lines.locator('summary').click();
  await accessible(page);
  const returns = lines.getByRole('button', { name: 'Return to this line' });
  await expect(returns.first()).toBeVisible();
  const kept = await returns.count();
  await returns.first().click();
  // The line before is kept in its place.
  await expect(returns).toHaveCount(kept);
  const played = page.locator(`main [data-choice="open"][aria-label="${first[0]}"]`);
  await expect(played).toHaveCount(0);
  await playToEnd(page);
  const result = page.getByRole('dialog');
  await expect(result).toContainText('With take-backs');
  await accessible(page);
  // Even the end is not the end: a look back leads to any own decision.
  await result.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Next decision' }).click();
  const back = page.getByRole('button', { name: /^Go back to your decision at move/ });
  await accessible(page);
  await back.click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('a what-if game says that it is one, at the table and on the home page', async ({ page }) => {
  await hurry(page, { confirm: 'never' });
  await shortGame(page);
  await cards(page).first().click();
  await expect(log(page)).toContainText(/wins? the round/);
  await expect(page.getByText('What if', { exact: true })).toHaveCount(0);
  await log(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('What if', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /what if/ })).toHaveCount(1);
});

test('a table on the server says why one cannot go back there', async ({ page }) => {
  await hurry(page, { confirm: 'never', name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('.seat').nth(1).locator('select').selectOption('regular');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await cards(page).first().click();
  await expect(log(page)).toContainText(/wins? the round/);
  await log(page).getByRole('button').first().click();
  await expect(page.getByText('what will be drawn stays sealed until the end')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go back/ })).toHaveCount(0);
});
