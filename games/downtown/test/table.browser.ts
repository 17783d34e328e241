import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  waitForDecision,
  commit,
  fitsSideways,
  give,
  panel,
} from '../../../web/test/play/browser-table.ts';
import { finger, mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { keys } from '../../../web/test/play/keys.ts';
import { sitDown } from '../../../web/test/play/new-game.ts';
import { downtownPlayer, fillIn, openLots } from './browser-table.ts';
import { allInSightInLowWindows, allInSightOnLowDesk } from '../../../web/test/play/in-sight.ts';

// Without animations, so that the test need not wait for them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const { game } = downtownPlayer;

test('a vote and an order say what they do, and why not', async ({ page }) => {
  const hand = mouse(page);
  await page.goto('/');
  await sitDown(hand, { game, seats: 3 });
  const looked = new Set<string>();
  for (let turn = 0; looked.size < 2; turn++) {
    expect(turn).toBeLessThan(20);
    await waitForDecision(page);
    const kind = (await openLots(page).count()) > 0 ? 'order' : 'vote';
    const first = !looked.has(kind);
    looked.add(kind);
    if (first && kind === 'order') {
      // A lot that cannot be chosen shows the reason.
      await page.locator('main svg .lot[data-choice="barred"]').first().click({ force: true });
      await expect(panel(page).getByRole('alert')).toContainText('DT-31');
      await openLots(page).first().click();
      await expect(
        panel(page).getByRole('group', { name: 'Plots' }).getByRole('button'),
      ).toHaveCount(3);
      // Only the lot in question shows its value: a pin in the street to each neighbour.
      await expect(page.locator('main svg .pins')).toHaveCount(1);
      // The board itself says all about a lot: no tip covers its neighbours.
      await expect(page.locator('.tip')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await fillIn(hand);
    if (first) await accessible(page);
    await give(hand);
  }
});

test('with the keys, Escape takes the last choice back', async ({ page }) => {
  const hand = keys(page);
  await page.goto('/');
  await sitDown(hand, { game, seats: 2 });
  await waitForDecision(page);
  await fillIn(hand);
  await page.keyboard.press('Escape');
  await expect(commit(page)).toBeHidden();
  await fillIn(hand);
  await give(hand);
});

test('four at a small telephone, in French, at night, by touch', async ({ browser, server }) => {
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
  await sitDown(hand, { game, seats: 4 });
  for (let turn = 0; turn < 5 && (await waitForDecision(page)); turn++) {
    await fillIn(hand);
    await fitsSideways(page);
    if (turn === 2) await accessible(page);
    await give(hand);
  }
  await context.close();
});

allInSightOnLowDesk(downtownPlayer, '6p-classic', 42);

allInSightInLowWindows(downtownPlayer, '6p-classic', 67);
