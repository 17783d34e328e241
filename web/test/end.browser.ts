import type { Page } from '@playwright/test';
import { accessible, expect, fitsSideways, shortGame, test } from './toy.ts';

/** The board is shown at the end until a press, so that the test does not depend on time. */
function heldBreath(): void {
  const real = window.setTimeout;
  const held = (call: TimerHandler, after = 0): number =>
    real(call, after >= 2000 ? 1_000_000 : after);
  Object.assign(window, { setTimeout: held });
  localStorage.setItem('faubourg.settings', JSON.stringify({ pace: 1, confirm: false }));
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

const breath = (page: Page) => page.locator('main [data-moment="end"]');

/** Plays until the game has ended. */
async function playToEnd(page: Page): Promise<void> {
  const open = page
    .locator('main [data-choice="open"], section.decision fieldset button[aria-pressed="false"]')
    .or(page.getByRole('button', { name: /^(Confirm|Play card)/ }))
    .first();
  for (let turn = 0; turn < 60; turn++) {
    await expect(open.or(breath(page)).first()).toBeVisible();
    if (await breath(page).isVisible()) return;
    // The decision may change before the press.
    await open.click({ timeout: 3000 }).catch(() => null);
  }
}

test('at the end the board is seen first, then the result beside it, with every button in sight at every size', async ({
  page,
}) => {
  await page.addInitScript(heldBreath);
  await shortGame(page);
  await playToEnd(page);
  const result = page.getByRole('dialog');
  await expect(breath(page).getByRole('button', { name: 'Show the result' })).toBeInViewport();
  await expect(result).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Nothing of the board is covered.
    const covered = () =>
      breath(page).evaluate((bar) => {
        const [over, board] = [bar, bar.closest('main')!].map((one) => one.getBoundingClientRect());
        return over!.top < board!.bottom - 1 && over!.left < board!.right - 1;
      });
    await expect.poll(covered, `${size.width} × ${size.height}`).toBe(false);
  }
  await page.keyboard.press('Shift');
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(breath(page)).toHaveCount(0);
  await expect(result).toContainText(/You (came|won)|share the victory/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const name of ['Play again', 'Look back', 'Share', 'Save the record', 'Look at the board'])
      await expect(result.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').locator('svg').first()).toBeInViewport();
    await fitsSideways(page);
  }
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();
});

test('sound is asked for in the settings, and remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { contexts: made });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.count++;
      }
    };
  });
  const contexts = () =>
    page.evaluate(() => (window as unknown as { contexts: { count: number } }).contexts.count);
  await shortGame(page);
  await expect(page).toHaveTitle(/^●/);
  expect(await contexts()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  const volume = settings.getByRole('slider', { name: 'Volume' });
  await expect(volume).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Sound' }).check();
  await expect.poll(contexts).toBe(1);
  await volume.fill('0.3');
  await accessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(volume).toHaveValue('0.3');
  await expect(settings.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
});
