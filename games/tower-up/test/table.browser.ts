import type { Locator } from '@playwright/test';
import { expect, test } from '../../../web/test/house.ts';
import {
  accessible,
  asked,
  commit,
  fillIn,
  fitsSideways,
  openCards,
  openSites,
  panel,
  sitDown,
} from './at-table.ts';

// Pieces that fly are a pleasure; a test has no time for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(90_000);

const clicks = (button: Locator): Promise<void> => button.click();

test('a whole game with the mouse; every step says what it brings', async ({ page }) => {
  await sitDown(page);
  await expect(panel(page)).toContainText('Build on a site, or take a card.');
  await accessible(page);

  // A site without a neighbour says why not.
  const barred = page.locator('main svg .site[data-standing="barred"]').first();
  await barred.click({ force: true });
  await expect(panel(page).getByRole('alert')).toContainText(/No building stands next to|already/);
  await accessible(page);

  for (let turn = 0; await asked(page); turn++) {
    expect(turn).toBeLessThan(60);
    const builds = turn % 3 !== 2 && (await openSites(page).count()) > 0;
    await (builds ? openSites(page).last() : openCards(page).first()).click();
    if (turn === 0 && builds) await accessible(page);
    await fillIn(page, clicks);
    if (turn === 0) await accessible(page);
    if (turn === 6) {
      // Where I am present, and what counts for an objective.
      await page.getByRole('button', { name: 'Where you are present' }).click();
      await expect(page.locator('main svg .halo').first()).toBeVisible();
      await accessible(page);
    }
    await commit(page).click();
    await expect(commit(page)).toBeHidden();
  }
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?\.|share/);
  await expect(end.getByRole('table')).toContainText('Roofs on top');
  await accessible(page);
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await sitDown(page);
  const focused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const reach = async (selector: string): Promise<void> => {
    for (let i = 0; i < 60 && !(await focused(selector)); i++) await page.keyboard.press('Tab');
    expect(await focused(selector)).toBe(true);
  };
  const presses = async (button: Locator): Promise<void> => {
    await button.focus();
    await page.keyboard.press('Enter');
  };

  let fanned = false;
  for (let turn = 0; await asked(page); turn++) {
    expect(turn).toBeLessThan(60);
    const builds = turn % 3 !== 2 && (await openSites(page).count()) > 0;
    if (builds) {
      if (turn < 3) await reach('main [data-standing]');
      if (!(await focused('.site[data-standing="open"]'))) await openSites(page).first().focus();
      await page.keyboard.press('Enter');
      if (!fanned && (await page.locator('.leaf').count()) > 0) {
        // The fan takes the focus, and gives it back to the site.
        fanned = true;
        await expect(page.locator('.leaf:focus')).toHaveAttribute('data-standing', 'open');
        await page.keyboard.press('Enter');
        await expect(page.locator('.site:focus')).toHaveAttribute('data-standing', 'open');
        await page.keyboard.press('Enter');
        await expect(commit(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(commit(page)).toBeHidden();
        await page.keyboard.press('Enter');
      }
    } else {
      await openCards(page).first().focus();
      await page.keyboard.press(' ');
    }
    await fillIn(page, presses);
    if (turn < 3) await reach('section.decision .last .strong');
    else await commit(page).focus();
    await page.keyboard.press('Enter');
    await expect(commit(page)).toBeHidden();
  }
  expect(fanned).toBe(true);
  await expect(page.getByRole('dialog')).toContainText(/wins?\.|share/);
});

test('a whole game on a telephone, in French, at night, by touch', async ({ browser, house }) => {
  const context = await browser.newContext({
    baseURL: house,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await sitDown(page);
  for (let turn = 0; await asked(page); turn++) {
    expect(turn).toBeLessThan(60);
    const builds = turn % 3 !== 2 && (await openSites(page).count()) > 0;
    await (builds ? openSites(page).last() : openCards(page).last()).tap();
    await fillIn(page, (button) => button.tap());
    await fitsSideways(page);
    if (turn === 1) await accessible(page);
    // What is chosen stays in sight: the sheet does not cover it.
    await expect(commit(page)).toBeInViewport();
    await commit(page).tap();
    await expect(commit(page)).toBeHidden();
  }
  await expect(page.getByRole('dialog')).toContainText(/gagne|partagent/);
  await accessible(page);
  await fitsSideways(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('starting floors can be placed by the players', async ({ page }) => {
  await sitDown(page, { start: 'chosen' });
  const asks = panel(page).getByRole('heading', { name: /starting floor/ });
  const turn = panel(page).getByRole('heading', { name: 'Build on a site' });
  for (let i = 0; i < 3; i++) {
    await expect(asks.or(turn)).toBeVisible();
    if (await turn.isVisible()) break;
    await openSites(page).first().click();
    await fillIn(page, clicks);
    await commit(page).click();
    await expect(commit(page)).toBeHidden();
  }
  await expect(turn).toBeVisible();
  // The bot may have built already.
  expect(await page.locator('main svg .plate .height').count()).toBeGreaterThanOrEqual(3);
});
