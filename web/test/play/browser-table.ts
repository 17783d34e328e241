import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './choose.ts';

export const panel = (page: Page): Locator => page.locator('section.decision');
export const commit = (page: Page): Locator => panel(page).locator('.last .strong');
export const over = (page: Page): Locator => page.locator('dialog[open]:has(#end-title)');

/** Whether an answer is owed by whoever looks at this page: its title says so. */
export async function owes(page: Page): Promise<boolean> {
  return (await page.title()).startsWith('●') && !(await over(page).isVisible());
}

/** Waits until this page owes an answer or its game is over; tells whether it goes on. */
export async function waitForDecision(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => document.title.startsWith('●') || document.querySelector('dialog[open] #end-title'),
    undefined,
    { timeout: 60_000 },
  );
  return owes(page);
}

/** Presses a button that gives an answer, and waits until the table has heard it. */
export async function give(hand: Hand, button: Locator = commit(hand.page)): Promise<void> {
  await hand.press(button);
  const sending = panel(hand.page).locator('.last .strong:disabled, .done .button:disabled');
  await expect(sending).toHaveCount(0);
}

/**
 * Axe, four times as fast: it describes what is wrong but not all that is right, and needs no
 * second page for its report, which is there for pages made of several frames.
 */
export function axe(page: Page): AxeBuilder {
  expect(page.frames()).toHaveLength(1);
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

/** Nothing that axe can find is wrong with the page as it is now. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await axe(page)
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

/** What breaks in a page while it is used. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}
