import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  waitForDecision,
  fitsSideways,
  give,
  panel,
} from '../../../web/test/play/browser-table.ts';
import { finger, mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { sitDown } from '../../../web/test/play/new-game.ts';
import {
  chinatownPlayer,
  desk,
  doneButton,
  keepLocations,
  openDesk,
  openPlots,
  wholeMap,
} from './browser-table.ts';

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
  const more = desk(page).getByRole('button', { name: 'More money from You' });
  await more.click();
  await expect(desk(page).getByRole('list')).toContainText('pays 1,000');
  await accessible(page);
  await desk(page).getByRole('button', { name: 'Send the offer' }).click();
  await expect(desk(page)).toContainText('Press locations');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/You make offer \d+/);
  await page.getByRole('tab', { name: /Offers/ }).click();

  // More money than there is: the desk says why not.
  await desk(page).getByRole('button', { name: 'Anyone' }).click();
  for (let i = 0; i < 60 && !(await desk(page).locator('.why').isVisible()); i++)
    await more.click();
  await expect(desk(page).locator('.why')).toContainText('that much money');
  await expect(desk(page).getByRole('button', { name: 'Send the offer' })).toBeDisabled();
  await desk(page).getByRole('button', { name: 'Clear' }).click();

  await give(hand, doneButton(page));
  while (!(await panel(page).getByText('Year 1: build').isVisible())) {
    // A deal of the others may have opened the trade again.
    await waitForDecision(page);
    if (await doneButton(page).isVisible()) await give(hand, doneButton(page));
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
  await desk(page).locator('summary').first().tap();
  await desk(page).locator('.stock .chip').first().tap();
  const thinkOptions = desk(page).getByRole('button', { name: /Plus d’argent/ });
  await thinkOptions.last().tap();
  await fitsSideways(page);
  // Closed again: axe takes a thing that is scrolled half under the bar below for a small one.
  await desk(page).locator('summary').first().tap();
  await accessible(page);
  await desk(page).getByRole('button', { name: 'Envoyer l’offre' }).tap();
  await expect(desk(page)).toContainText('Touchez ce que vous voulez');
  await fitsSideways(page);
  await context.close();
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
  const before = await map.boundingBox();
  await openPlots(page).first().tap();
  await openPlots(page).first().tap();
  expect(await map.boundingBox()).toEqual(before);
  await keepLocations(hand);

  await expect(desk(page)).toContainText('Press anything on the table');
  const near = await map.boundingBox();
  const { width } = (await page.locator('main svg .plot').first().boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(44);
  // The own tiles do not move away with the map.
  const tile = page.locator('main .press').first();
  await expect(tile).toBeInViewport({ ratio: 1 });
  await tile.tap();
  await desk(page).getByRole('button', { name: 'Odile' }).tap();
  await expect(desk(page).locator('.send')).toBeInViewport({ ratio: 1 });
  await expect(desk(page).getByRole('list', { name: 'What it changes' })).toContainText('You');
  expect(await map.boundingBox()).toEqual(near);
  await openDesk(hand);
  expect(await map.boundingBox()).toEqual(near);
  await accessible(page);
  await panel(page).getByRole('button', { name: 'Back to the map' }).tap();
  await wholeMap(hand);
  await accessible(page);
  await context.close();
});
