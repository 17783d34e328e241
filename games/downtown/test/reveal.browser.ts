import type { Page } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import { accessible, give, restingBox } from '../../../web/test/play/browser-table.ts';
import { finger, type Hand, mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { sitDown } from '../../../web/test/play/new-game.ts';
import { fillIn } from './browser-table.ts';

/**
 * Reveals last until they are skipped, so that the test does not depend on the speed of the
 * machine.
 */
function heldReveals(): void {
  const real = window.setTimeout;
  const held = (call: TimerHandler, after = 0): number =>
    real(call, after > 300 && after <= 1500 ? 1_000_000 : after);
  Object.assign(window, { setTimeout: held });
  localStorage.setItem('faubourg.settings', JSON.stringify({ pace: 1, confirm: 'always' }));
}

type State = 'asked' | 'vote' | 'orders';

/** Waits for a reveal or a decision; returns which. */
async function until(page: Page): Promise<State> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('main .reveal')) return 'vote';
    if (document.title.startsWith('●')) return 'asked';
    return document.querySelector('main .flag') ? 'orders' : null;
  });
  return (await found.jsonValue()) as State;
}

/** Plays until a vote and orders have been revealed, and checks both. */
async function playTo(hand: Hand, skip: () => Promise<void>): Promise<void> {
  const { page } = hand;
  const seen = new Set<State>();
  await page.addInitScript(heldReveals);
  await page.goto('/');
  await sitDown(hand, { game: 'downtown', seats: 3 });
  for (let turn = 0; !(seen.has('vote') && seen.has('orders')); turn++) {
    expect(turn).toBeLessThan(40);
    const now = await until(page);
    if (now === 'asked') {
      await fillIn(hand);
      await give(hand);
      continue;
    }
    const first = !seen.has(now);
    seen.add(now);
    if (first && now === 'vote') {
      await expect(page.locator('main .reveal .face')).toHaveCount(3);
      await expect(page.locator('main .reveal')).toBeInViewport();
      // The result and the next decision are shown only after the reveal.
      await expect(page.locator('main')).not.toContainText(/becomes|A tie/);
      await accessible(page);
    }
    if (first && now === 'orders') {
      const fates = page.locator('main .flag');
      await expect(fates.first()).toBeInViewport();
      // One square for each plot that was ordered.
      await expect(fates.first().locator('.plot').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText('received');
    }
    await skip();
    if (now !== 'vote') continue;
    await expect(page.locator('main .reveal')).toHaveCount(0);
    // What came of it is a moment: the lot is lit, while the next decision can already be made.
    const lit = page.locator('main .stage .edge rect');
    await expect(page.locator('main [data-moment]')).toBeVisible();
    await expect(lit.first()).toBeInViewport();
    if (first) await accessible(page);
    await skip();
    await expect(lit).toHaveCount(0);
  }
  expect(await until(page)).toBe('asked');
}

test('at a desk ballots and orders are revealed on the plan before what came of them, until a key is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playTo(mouse(page), () => page.keyboard.press('Shift'));
  await expect(page.getByRole('tabpanel')).toContainText(/becomes/);
});

test('on a telephone they are revealed on the plan, too, until a finger presses', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await playTo(finger(page), () => page.touchscreen.tap(195, 20));
  await context.close();
});

test('on a telephone the plan stays where it is between lot, number and confirming', async ({
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
  await page.goto('/');
  await sitDown(hand, { game: 'downtown', seats: 3 });
  const plan = page.getByRole('group', { name: 'Zoning plan of the city' });
  const lots = page.locator('main svg .lot[data-choice="open"]');
  await until(page);
  for (let turn = 0; (await lots.count()) === 0; turn++) {
    expect(turn).toBeLessThan(20);
    await fillIn(hand);
    await give(hand);
    expect(await until(page)).toBe('asked');
  }
  const before = await restingBox(plan);
  await lots.first().tap();
  expect(await restingBox(plan)).toEqual(before);
  // What is chosen can be read, and so can why a plot of it is worth what it is.
  await expect(page.locator('main svg .pins')).toBeInViewport();
  const numbers = page.getByRole('group', { name: 'Plots', exact: true });
  await numbers.getByRole('button').first().tap();
  await expect(numbers.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await restingBox(plan)).toEqual(before);
  await context.close();
});
