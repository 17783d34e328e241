import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** A table of Tower Up for two, against a bot that does not think long. */
export async function sitDown(page: Page, more: { start?: 'chosen' } = {}): Promise<void> {
  const settings = JSON.stringify({ pace: 0 });
  await page.addInitScript((text) => {
    if (localStorage.getItem('faubourg.settings') === null)
      localStorage.setItem('faubourg.settings', text);
  }, settings);
  await page.goto('/#/new/tower-up');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('.seat select').last().selectOption('apprentice');
  if (more.start) {
    const chosen = page.locator('select:has(option[value=\'"chosen"\'])');
    await chosen.selectOption('"chosen"');
  }
  await page.locator('form button.strong').click();
}

export const panel = (page: Page): Locator => page.locator('section.decision');
export const commit = (page: Page): Locator => panel(page).locator('.last .strong');
export const openSites = (page: Page): Locator =>
  page.locator('main svg .site[data-standing="open"]');
export const openCards = (page: Page): Locator => page.locator('main .card[data-standing="open"]');
const over = (page: Page): Locator => page.locator('dialog[open]');

/** Waits until something is asked or the game is over; tells whether it goes on. */
export async function asked(page: Page): Promise<boolean> {
  await expect(openCards(page).first().or(over(page))).toBeVisible({ timeout: 15_000 });
  return !(await over(page).isVisible());
}

/** Chooses in the panel until the answer is complete. */
export async function fillIn(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const buttons = panel(page).locator(
    '.colours button[data-more="true"], .roofs button[aria-pressed="false"]',
  );
  for (let i = 0; i < 8 && !(await commit(page).isVisible()); i++) await press(buttons.last());
  await expect(commit(page)).toBeVisible();
}

export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}

export async function fitsSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}
