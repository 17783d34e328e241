import { readRecorded, recordedMoments } from '../../../web/gallery-moments.ts';
import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  waitForDecision,
  commit,
  give,
  panel,
} from '../../../web/test/play/browser-table.ts';
import { finger, mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { keys } from '../../../web/test/play/keys.ts';
import { sitDown } from '../../../web/test/play/new-game.ts';
import { fillIn, openCards, openSites, towerUpPlayer } from './browser-table.ts';
import { allInSightOnLowDesk } from '../../../web/test/play/in-sight.ts';

// Without animations, so that the test need not wait for them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const { game, seats } = towerUpPlayer;

test('every step says what it brings, and why not', async ({ page }) => {
  const hand = mouse(page);
  await page.goto('/');
  await sitDown(hand, { game, seats });
  await expect(panel(page)).toContainText('Build on a site, or take a card.');

  // A site that cannot be built on says why, with the rule.
  const barred = page.locator('main svg .site[data-choice="barred"]').first();
  await barred.click({ force: true });
  await expect(panel(page).getByRole('alert')).toContainText(/\(TU-\d+\)/);
  await accessible(page);

  await openSites(page).last().click();
  await fillIn(hand);
  await accessible(page);
  await give(hand);
  await waitForDecision(page);
  // Where I am present, and what counts for an objective.
  await page.getByRole('button', { name: 'Where you are present' }).click();
  await expect(page.locator('main svg .halo').first()).toBeVisible();
  await accessible(page);
});

test('with the keys, the fan takes the focus and gives it back to the site', async ({ page }) => {
  const hand = keys(page);
  const leaf = page.locator('.leaf:focus');
  await page.goto('/');
  await sitDown(hand, { game, seats });
  for (let turn = 0; ; turn++) {
    expect(turn).toBeLessThan(20);
    await waitForDecision(page);
    const sites = await openSites(page).count();
    await hand.press(sites > 0 ? openSites(page).first() : openCards(page).first());
    // The press is handled once the panel asks for more or the answer is complete. A fan is drawn
    // with it, unless only one colour is possible; then the next turn is tried.
    await expect(panel(page).locator('.colours, .roofs, .last .strong').first()).toBeVisible();
    if ((await page.locator('.leaf').count()) > 0) break;
    await fillIn(hand);
    await give(hand);
  }
  await expect(leaf).toHaveAttribute('data-choice', 'open');
  await page.keyboard.press('Enter');
  await expect(page.locator('.site:focus')).toHaveAttribute('data-choice', 'open');
  await page.keyboard.press('Enter');
  await expect(commit(page)).toBeVisible();
  // Escape takes the last choice back.
  await page.keyboard.press('Escape');
  await expect(commit(page)).toBeHidden();
});

test('starting floors can be placed by the players', async ({ page }) => {
  const hand = mouse(page);
  await page.goto('/');
  await sitDown(hand, { game, seats, options: { start: 'chosen' } });
  const asks = panel(page).getByRole('heading', { name: /starting floor/ });
  const turn = panel(page).getByRole('heading', { name: 'Build on a site' });
  for (let i = 0; i < 3; i++) {
    await expect(asks.or(turn)).toBeVisible();
    if (await turn.isVisible()) break;
    await openSites(page).first().click();
    await fillIn(hand);
    await give(hand);
  }
  await expect(turn).toBeVisible();
  // The bot may have built already.
  await expect(page.locator('main svg .plate .height').nth(2)).toBeAttached();
});

allInSightOnLowDesk(towerUpPlayer, '4-roofs', 40);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the whole board is shown again once the answer is given, while others play', async ({
    page,
  }) => {
    await page.clock.install();
    await hurry(page, { pace: 1400 });
    const [early] = await recordedMoments(await readRecorded(game, '4-shortage.json'), [24]);
    await page.goto(`/#/position/${early!.packed}/${early!.seat}`);
    await expect(openCards(page).first()).toBeVisible();
    const whole = page.getByRole('button', { name: 'Whole board' });
    await expect(whole).toBeVisible();
    await finger(page).press(openCards(page).first());
    await expect(commit(page)).toBeVisible();
    // The clock is paused, so that the others have not played before this is seen.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await commit(page).tap();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return whole.isVisible();
      })
      .toBe(false);
    await expect(panel(page)).toContainText(/Waiting|Others are playing/);
  });
});
