import type { Locator } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  waitForDecision,
  fitsSideways,
  panel,
  restingBox,
} from '../../../web/test/play/browser-table.ts';
import { finger, mouse, tapMiddle } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { sitDown } from '../../../web/test/play/new-game.ts';
import {
  backToMap,
  chinatownPlayer,
  desk,
  endTrade,
  keepLocations,
  openDesk,
  openPlots,
  wholeMap,
} from './browser-table.ts';
import { allInSightOnLowDesk } from '../../../web/test/play/in-sight.ts';

// Without animations, so that the test need not wait for them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const { game, seats } = chinatownPlayer;

test('choosing, offering and building say what they change, and why not', async ({ page }) => {
  const hand = mouse(page);
  await page.goto('/');
  await sitDown(hand, { game, seats });
  await expect(panel(page)).toContainText('Year 1: choose 5 locations to keep.');
  await page.locator('main svg .plot[data-choice="barred"]').first().click({ force: true });
  await expect(panel(page).getByRole('alert')).toContainText('Only locations on your cards');
  await keepLocations(hand);
  await expect(desk(page)).toBeVisible();

  // My tile against somebody's location, and money: pressed on the table.
  await page.locator('main .press').first().click();
  await page.locator('main svg .plot.trade[aria-label*=", of "]').first().click();
  const mine = desk(page).getByRole('region', { name: 'You give' });
  await mine.getByRole('button', { name: 'More money from You', exact: true }).click();
  const amount = mine.getByRole('textbox');
  await expect(amount).toHaveValue('1,000');
  await expect(mine).toContainText('by the end');
  await accessible(page);

  // More money than there is: the tray says why not.
  const send = desk(page).getByRole('button', { name: /^Send to/ });
  await amount.fill('60');
  await amount.press('Enter');
  await expect(amount).toHaveValue('60,000');
  await expect(desk(page).locator('.why')).toContainText('that much money');
  await expect(send).toBeDisabled();
  await amount.fill('2000');
  await amount.press('Enter');
  await expect(amount).toHaveValue('2,000');
  await send.click();
  await desk(page).getByRole('button', { name: 'Close the tray' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/You make offer \d+/);

  while (!(await panel(page).getByText('Year 1: build').isVisible())) {
    // A deal of the others may have opened the trade again.
    await waitForDecision(page);
    if (await panel(page).getByText('Year 1: trade').isVisible()) await endTrade(hand);
  }
  await accessible(page);
});

test('a small telephone, in French, at night: an offer to anyone', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await hurry(context);
  const page = await context.newPage();
  const hand = finger(page);
  await page.goto('/');
  await sitDown(hand, { game, seats });
  await waitForDecision(page);
  await keepLocations(hand);
  await expect(desk(page)).toBeVisible();
  await openDesk(hand);
  await desk(page).getByRole('button', { name: 'N’importe qui' }).tap();
  // From the list by name.
  await desk(page)
    .getByRole('region', { name: 'Vous donnez' })
    .getByRole('button', { name: /^Ajouter quelque chose/ })
    .tap();
  const list = page.getByRole('dialog', { name: 'Vous pourriez donner' });
  await fitsSideways(page);
  await accessible(page);
  await list.getByRole('listitem').getByRole('button').first().tap();
  await list.getByRole('button', { name: 'Revenir à l’affaire' }).tap();
  await desk(page).getByRole('button', { name: 'Plus d’argent de qui voudra' }).tap();
  await fitsSideways(page);
  await accessible(page);
  await desk(page)
    .getByRole('button', { name: /^Envoyer à/ })
    .tap();
  await backToMap(hand);
  await page.getByRole('tab', { name: 'Journal' }).tap();
  await expect(page.getByRole('tabpanel')).toContainText(/Vous faites l’offre \d+/);
  await fitsSideways(page);
  await context.close();
});

/** How far the middles of the two nearest things are apart, across or down, in CSS pixels. */
const leastDistance = (things: Locator): Promise<number> =>
  things.evaluateAll((elements) => {
    const middles = elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const pairs = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => [a, b] as const));
    return Math.min(...pairs.map(([a, b]) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))));
  });

/** Whether a thing on the board is in sight as a whole. */
const isWhole = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const all = element.closest('.window')!.getBoundingClientRect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= all.left && top >= all.top && right <= all.right && bottom <= all.bottom;
  });

test('on a telephone the map stays where it is while one picks on it, large enough for a finger', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await hurry(context);
  const page = await context.newPage();
  const hand = finger(page);
  const map = page.getByRole('group', { name: 'Map of the six districts' });
  await page.goto('/');
  await sitDown(hand, { game, seats });
  await waitForDecision(page);
  // The board is enlarged for the question if two of the cards are too close to each other.
  await expect.poll(() => leastDistance(openPlots(page))).toBeGreaterThanOrEqual(43.9);
  const before = await restingBox(map);
  for (let i = 0; i < 2; i++) {
    const plots = await openPlots(page).all();
    const seen = await Promise.all(plots.map(isWhole));
    // The board moves on when nothing that can be chosen is left in sight as a whole.
    if (seen.filter(Boolean).length < 2) break;
    await tapMiddle(plots[seen.indexOf(true)]!);
    await expect(openPlots(page)).toHaveCount(plots.length - 1);
    expect(await restingBox(map)).toEqual(before);
  }
  await keepLocations(hand);

  await expect(desk(page).getByRole('button', { name: 'Open the tray' })).toBeVisible();
  const plot = page.locator('main svg .plot').first();
  await expect.poll(async () => (await plot.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  const near = await restingBox(map);
  // The own tiles do not move away with the map.
  const tile = page.locator('main .press').first();
  await expect(tile).toBeInViewport({ ratio: 1 });
  await tile.tap();
  await desk(page).getByRole('button', { name: 'Odile' }).tap();
  await expect(desk(page).locator('.send')).toBeInViewport({ ratio: 1 });
  await expect(desk(page)).toContainText('by the end');
  expect(await restingBox(map)).toEqual(near);
  // One press from the map to the tray, and one back.
  await openDesk(hand);
  await expect(desk(page).getByRole('region', { name: 'Odile gives' })).toBeInViewport({
    ratio: 1,
  });
  await accessible(page);
  await backToMap(hand);
  expect(await restingBox(map)).toEqual(near);
  await wholeMap(hand);
  await accessible(page);
  await context.close();
});

allInSightOnLowDesk(chinatownPlayer, '5p-1999', 85);
