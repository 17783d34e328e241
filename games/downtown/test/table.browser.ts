import type { Locator } from '@playwright/test';
import { expect, test } from '../../../web/test/house.ts';
import {
  accessible,
  answer,
  asked,
  choices,
  commit,
  fitsSideways,
  give,
  openLots,
  panel,
  sitDown,
} from './at-table.ts';

// Pieces that fly are a pleasure; a test has no time for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// On a busy machine a game takes its time.
test.setTimeout(150_000);

const clicks = (thing: Locator): Promise<void> => thing.click();

test('a whole game with the mouse: vote, lobby, order, pay-out', async ({ page }) => {
  await sitDown(page, 3);
  const looked = new Set<string>();
  for (let turn = 0; await asked(page); turn++) {
    expect(turn).toBeLessThan(120);
    const kind = (await openLots(page).count()) > 0 ? 'order' : 'vote';
    const first = !looked.has(kind);
    looked.add(kind);
    if (first && kind === 'order') {
      // A park says why nothing can be ordered there.
      const park = page.locator('main svg .lot[data-standing="barred"]').first();
      await park.click({ force: true });
      await expect(panel(page).getByRole('alert')).toContainText('DT-31');
      await openLots(page).first().click();
      await expect(page.locator('main svg .leaf')).toHaveCount(3);
      await page.keyboard.press('Escape');
    }
    await answer(page, clicks);
    if (first) await accessible(page);
    await give(page, clicks);
  }
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?\.|share/);
  await expect(end.getByRole('table')).toContainText('Received');
  await accessible(page);
});

test('a whole game for two with the keyboard alone', async ({ page }) => {
  await sitDown(page, 2);
  const presses = async (thing: Locator): Promise<void> => {
    await thing.focus();
    await page.keyboard.press('Enter');
  };
  for (let turn = 0; await asked(page); turn++) {
    expect(turn).toBeLessThan(80);
    await answer(page, presses);
    if (turn === 1) {
      await page.keyboard.press('Escape');
      await expect(commit(page)).toBeHidden();
      await answer(page, presses);
    }
    await give(page, presses);
  }
  await expect(page.getByRole('dialog')).toContainText(/wins?\.|share/);
});

test('on a telephone, in French, at night, by touch', async ({ browser, house }) => {
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
  await sitDown(page, 4);
  for (let turn = 0; turn < 8 && (await asked(page)); turn++) {
    await expect(openLots(page).first().or(choices(page).first()).first()).toBeVisible();
    await answer(page, (thing) => thing.tap());
    await fitsSideways(page);
    if (turn === 2) await accessible(page);
    await expect(commit(page)).toBeInViewport();
    await give(page, (thing) => thing.tap());
  }
  expect(complaints).toEqual([]);
  await context.close();
});
