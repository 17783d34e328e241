import type { Page } from '@playwright/test';
import { accessible, expect, fitsSideways, hurry, test, waitForDecision } from './toy.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Plays a card and waits until the person is asked again: until then others still play. */
async function firstRound(page: Page): Promise<void> {
  await hurry(page, { confirm: false, name: 'Ana' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  await expect(page.locator('main .played').first()).toBeVisible();
  await waitForDecision(page);
}

test('the record and the way back are behind one button', async ({ page }) => {
  await firstRound(page);
  const more = page.getByRole('button', { name: 'More' });
  const replay = page.getByRole('button', { name: 'Replay' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(replay).toBeHidden();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();
  await more.click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await saving;
  await more.click();
  await replay.click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the record' })).toBeHidden();
});

test('a tab over the board can be closed, and makes room for a moment that is looked at', async ({
  page,
}) => {
  await firstRound(page);
  const panel = page.getByRole('tabpanel');
  await tab(page, 'Log').click();
  await accessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(tab(page, 'Log')).not.toHaveAttribute('aria-controls');
  await tab(page, 'Log').click();
  await panel.getByRole('button').first().click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('slider')).toBeVisible();
  // A tab that is opened while an earlier row is shown stays open.
  await tab(page, 'Rules').click();
  await expect(panel).toBeVisible();
});

test('a question that is answered on the board finds the board in sight', async ({ page }) => {
  await page.clock.install();
  await hurry(page, { confirm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const open = page.locator('main [data-choice="open"]').first();
  await expect(open).toBeVisible();
  // The clock is paused, so that the tab is opened before the others play.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await open.click();
  await expect(open).toHaveCount(0);
  const panel = page.getByRole('tabpanel');
  await tab(page, 'Rules').click();
  await expect(panel).toBeVisible();
  await page.clock.resume();
  const button = page.locator('section.decision fieldset button[aria-pressed="false"]').first();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 3000 });
    await expect(open).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel).toHaveCount(0);
});

test('players, tabs and a game that waits are where one looks for them', async ({ page }) => {
  await firstRound(page);
  await expect(page.locator('section.players .tag.you')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  const running = page.getByRole('heading', { name: 'Your games' });
  await expect(running).toBeInViewport();
  const cover = page.getByRole('article').first();
  await expect(cover).toBeVisible();
  await expect(async () => {
    const [above, below] = [await running.boundingBox(), await cover.boundingBox()];
    expect(above!.y).toBeLessThan(below!.y);
  }).toPass();
  await accessible(page);
});

test('all tabs of a table on the server fit, in French, on a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hurry(page, { confirm: false, name: 'Ana', language: 'fr' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'Avec des amis' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('.seat').nth(1).locator('select').selectOption('regular');
  await page.getByRole('button', { name: 'Ouvrir pour des amis' }).click();
  await expect(page.getByLabel('Lien vers cette table')).toBeVisible();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(tab(page, 'Discussion')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const one of await page.getByRole('tab').all())
    await expect(one).toBeInViewport({ ratio: 1 });
  await fitsSideways(page);
});
