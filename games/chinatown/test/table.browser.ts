import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../web/test/house.ts';

// Pieces that fly are a pleasure; a test has no time for it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  actionTimeout: 8000,
  trace: 'off',
});
test.setTimeout(150_000);

const panel = (page: Page): Locator => page.locator('section.decision');
const commit = (page: Page): Locator => panel(page).locator('.last .strong');
const openPlots = (page: Page): Locator =>
  page.locator('main svg .plot[data-standing="open"]:not(.trade)');
const openTiles = (page: Page): Locator => page.locator('main .press[data-standing="open"]');
const desk = (page: Page): Locator => panel(page).locator('section.desk');
const doneButton = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /I am done trading|J’ai fini de négocier/ });
const finish = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /Finish building|Finir de construire/ });
const over = (page: Page): Locator => page.locator('dialog[open]');

async function sitDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('faubourg.settings', JSON.stringify({ pace: 0 }));
  });
  await page.goto('/#/new/chinatown');
  await page.getByRole('button', { name: '3', exact: true }).click();
  // The others do not think long; the first seat is the player's own.
  for (const select of (await page.locator('.seat select').all()).slice(-2))
    await select.selectOption('apprentice');
  await page.locator('form button.strong').click();
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}

async function fitsSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}

async function keepLocations(page: Page): Promise<void> {
  await expect(openPlots(page).first()).toBeVisible({ timeout: 20_000 });
  for (let i = 0; i < 8 && !(await commit(page).isVisible()); i++)
    await openPlots(page).first().click();
  await commit(page).click();
}

/** Says done, and again after every deal, until the building begins. */
async function closeTrade(page: Page): Promise<void> {
  await expect(async () => {
    if (await doneButton(page).isVisible())
      await doneButton(page)
        .click({ timeout: 1000 })
        .catch(() => {});
    await expect(finish(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000 });
}

/** Builds up to so many shops, then finishes. */
async function build(page: Page, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    if ((await openTiles(page).count()) === 0) break;
    // A tile first, or a location first: both ways lead there.
    await (i % 2 === 0 ? openTiles(page) : openPlots(page)).first().click();
    await (i % 2 === 0 ? openPlots(page) : openTiles(page)).first().click();
    await expect(commit(page)).toContainText(/→/);
    await commit(page).click();
    await expect(panel(page).getByText(/→/)).toBeHidden();
  }
  await finish(page).first().click();
  if (await commit(page).isVisible())
    await commit(page)
      .click({ timeout: 2000 })
      .catch(() => {});
}

test('a whole game with the mouse, with a deal offered on the desk', async ({ page }) => {
  await sitDown(page);
  await expect(panel(page)).toContainText('Year 1: choose 5 locations to keep.');
  await accessible(page);
  await page.locator('main svg .plot[data-standing="barred"]').first().click({ force: true });
  await expect(panel(page).getByRole('alert')).toContainText('Only locations on your cards');

  for (let year = 1; year <= 6; year++) {
    await keepLocations(page);
    await expect(desk(page)).toBeVisible({ timeout: 20_000 });
    if (year === 1) {
      // My tile against somebody's location, and money: pressed on the table.
      await page.locator('main .press').first().click();
      await page.locator('main svg .plot.trade[aria-label*=", of "]').first().click();
      await desk(page).getByRole('button', { name: 'More money from You' }).click();
      await expect(desk(page).getByRole('list')).toContainText('pays 1,000');
      await accessible(page);
      await desk(page).getByRole('button', { name: 'Send the offer' }).click();
      await expect(desk(page)).toContainText('Press locations');
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('tabpanel')).toContainText(/You make offer \d+/);
      await page.getByRole('tab', { name: /Offers/ }).click();
    }
    if (year === 2) {
      await accessible(page);
      // More money than there is: the desk says why not.
      const more = desk(page).getByRole('button', { name: 'More money from You' });
      await desk(page).getByRole('button', { name: 'Anyone' }).click();
      for (let i = 0; i < 30 && !(await desk(page).locator('.why').isVisible()); i++)
        await more.click();
      await expect(desk(page).locator('.why')).toContainText('that much money');
      await expect(desk(page).getByRole('button', { name: 'Send the offer' })).toBeDisabled();
      await desk(page).getByRole('button', { name: 'Clear' }).click();
    }
    await closeTrade(page);
    await build(page, year === 1 ? 2 : 1);
  }
  await expect(over(page)).toContainText(/wins?\.|share/, { timeout: 20_000 });
  await expect(over(page).getByRole('table')).toContainText('Deals');
  await accessible(page);
});

test('on a telephone, in French, at night: keep, offer, build', async ({ browser, house }) => {
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
  await keepLocations(page);
  await expect(desk(page)).toBeVisible({ timeout: 20_000 });
  await desk(page).getByRole('button', { name: 'N’importe qui' }).tap();
  await desk(page).locator('summary').first().tap();
  await desk(page).locator('.stock .chip').first().tap();
  await desk(page)
    .getByRole('button', { name: /Plus d’argent/ })
    .last()
    .tap();
  await fitsSideways(page);
  await accessible(page);
  await desk(page).getByRole('button', { name: 'Envoyer l’offre' }).tap();
  await expect(desk(page)).toContainText('Touchez des adresses');
  await closeTrade(page);
  await build(page, 1);
  await fitsSideways(page);
  expect(complaints).toEqual([]);
  await context.close();
});
