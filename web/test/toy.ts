import { expect, type Page } from '@playwright/test';
import { test as shared } from './shared-test.ts';

/** The real server and page with the toy game alone. */
export const test = shared.extend<{ complaints: string[] }>({
  baseURL: async ({ toy }, use) => {
    await use(toy);
  },
  // Every test fails if the page reports an error that the test does not remove from the list.
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { accessible, fitsSideways } from './play/browser-table.ts';
export { hurry } from './play/hurry.ts';

/** Starts a short game: two seats, four rounds. */
export async function shortGame(page: Page): Promise<void> {
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('select[data-option="rounds"]').selectOption('4');
  await page.locator('form button.strong').click();
  // The form has buttons, too: a test must not take them for choices of the game.
  await expect(page.locator('section.decision')).toBeVisible();
}

/** Waits until the person has a decision or the game is over. Returns which. */
export async function waitForDecision(page: Page): Promise<'asked' | 'over'> {
  const over = page.getByRole('dialog').getByRole('button', { name: 'Play again' });
  const open = page
    .locator('[data-choice="open"], section.decision fieldset button[aria-pressed="false"]')
    .or(page.getByRole('button', { name: /^(Confirm|Play card)/ }));
  await expect(open.first().or(over)).toBeVisible();
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** Plays to the end, by the first thing on the board or in the panel each time. */
export async function playToEnd(page: Page): Promise<void> {
  const things = page.locator('main [data-choice="open"]');
  // Who has no coins has nothing to choose: there is one answer, and its button.
  const buttons = page
    .locator('section.decision fieldset button[aria-pressed="false"]')
    .or(page.getByRole('button', { name: 'Confirm', exact: true }));
  await expect(async () => {
    const state = await waitForDecision(page);
    // The question may be another one by then: the next attempt asks again.
    if (state === 'asked') await things.or(buttons).first().click({ timeout: 2000 });
    expect(state).toBe('over');
  }).toPass({ intervals: [0] });
}
