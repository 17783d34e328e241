import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** A table of Downtown against bots that do not think long. */
export async function sitDown(page: Page, seats: number): Promise<void> {
  const settings = JSON.stringify({ pace: 0 });
  await page.addInitScript((text) => {
    if (localStorage.getItem('faubourg.settings') === null)
      localStorage.setItem('faubourg.settings', text);
  }, settings);
  await page.goto('/#/new/downtown');
  await page.getByRole('button', { name: String(seats), exact: true }).click();
  for (const bot of await page.locator('.seat select').all()) {
    const apprentice = bot.locator('option[value="apprentice"]');
    if ((await apprentice.count()) > 0 && (await bot.inputValue()) !== 'person')
      await bot.selectOption('apprentice');
  }
  await page.locator('form button.strong').click();
}

export const panel = (page: Page): Locator => page.locator('section.decision');
export const commit = (page: Page): Locator => panel(page).locator('.last .strong');
export const openLots = (page: Page): Locator =>
  page.locator('main svg .lot[data-standing="open"]');
const over = (page: Page): Locator => page.locator('dialog[open]');
/** Everything in the panel that can be chosen, without the lists that can be unfolded. */
export const choices = (page: Page): Locator =>
  panel(page).locator('button[aria-pressed="false"]:not([aria-disabled="true"])');

/** Waits until an answer is owed or the game is over; tells whether it goes on. */
export async function asked(page: Page): Promise<boolean> {
  const state = async (): Promise<string> => {
    if (await over(page).isVisible()) return 'over';
    // A secret choice that was made may be changed: the others are still choosing.
    if (await panel(page).locator('.may').isVisible()) return 'others';
    const open = openLots(page).first().or(choices(page).first()).first();
    return (await open.isVisible()) ? 'asked' : 'others';
  };
  await expect.poll(state, { timeout: 20_000, intervals: [20, 50, 100] }).not.toBe('others');
  return (await state()) !== 'over';
}

/** Answers what is asked, buying where something can be bought; tells what the question was. */
export async function answer(
  page: Page,
  press: (thing: Locator) => Promise<void>,
): Promise<string> {
  const question = (await panel(page).locator('h2').textContent()) ?? '';
  const lots = openLots(page);
  if ((await lots.count()) > 0) await press(lots.last());
  for (let i = 0; i < 3 && !(await commit(page).isVisible()); i++)
    await press(choices(page).first());
  await expect(commit(page)).toBeVisible();
  return question;
}

/** Commits the answer; the table has moved on by the next frame. */
export async function give(page: Page, press: (thing: Locator) => Promise<void>): Promise<void> {
  await press(commit(page));
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
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
