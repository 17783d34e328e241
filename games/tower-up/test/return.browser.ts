import { packJson, writePosition } from '@faubourg/core';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  commit,
  fitsSideways,
  give,
  panel,
} from '../../../web/test/play/browser-table.ts';
import { mouse } from '../../../web/test/play/choose.ts';
import { keys } from '../../../web/test/play/keys.ts';
import { towerUp } from '../rules/index.ts';
import { openCards } from './browser-table.ts';
import { position } from './positions.ts';

// Without animations, so that the test need not wait for them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

/** Opens a position in which the card M13 makes twelve floors of nine, and plays it. */
async function sitDown(page: Page): Promise<void> {
  const state = position({
    market: ['M13', 'M02', 'M03'],
    stocks: [{ white: 4, grey: 3, brown: 2 }, { white: 1 }],
  });
  const written = writePosition(towerUp, state.options, 2, state);
  await page.goto(`/#/position/${await packJson(written)}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(openCards(page)).toHaveCount(3);
}

const cards = (page: Page) => page.locator('main .card');
const colours = (page: Page) => panel(page).getByRole('group', { name: 'Floors to give back' });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`TU-24 at ${width}×${height}: the new card lies there when floors are returned`, async ({
    page,
  }) => {
    const hand = mouse(page);
    await page.setViewportSize({ width, height });
    await sitDown(page);
    const before = (await cards(page).first().getAttribute('aria-label'))!;
    await hand.press(openCards(page).first());
    // The card is taken without naming floors to give back.
    await give(hand);
    await expect(panel(page)).toContainText('Ten floors at most: give 2 floors back.');
    await expect(cards(page).first()).not.toHaveAttribute('aria-label', before);
    await expect(openCards(page)).toHaveCount(0);
    await fitsSideways(page);
    await accessible(page);
    await page.screenshot({ path: test.info().outputPath(`return-${width}.png`) });
    await hand.press(colours(page).getByRole('button', { name: /grey/ }));
    await expect(panel(page)).toContainText('give 1 floor back');
    await hand.press(colours(page).getByRole('button', { name: /black/ }));
    await expect(commit(page)).toContainText('Give back');
    await expect(commit(page)).toBeInViewport();
    await accessible(page);
    await page.screenshot({ path: test.info().outputPath(`chosen-${width}.png`) });
    await give(hand);
    await expect(page.getByText('10 of 10').or(page.getByText('10/10')).first()).toBeVisible();
  });
}

test('TU-24 with the keys alone', async ({ page }) => {
  const hand = keys(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page);
  await hand.press(openCards(page).first());
  await give(hand);
  await hand.press(colours(page).getByRole('button', { name: /white/ }));
  await hand.press(colours(page).getByRole('button', { name: /brown/ }));
  // Escape takes the last choice back.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText('give 1 floor back');
  await hand.press(colours(page).getByRole('button', { name: /grey/ }));
  await give(hand);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('You give back');
});
