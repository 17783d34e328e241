/* oxlint-disable no-restricted-globals -- some functions here run in the page */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const SETTINGS = JSON.stringify({ pace: 0, confirm: 'always', name: 'Ana', language: 'en' });

/** A new visitor's page: bots are as fast as they can be, and every answer waits for its button. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript((text) => localStorage.setItem('faubourg.settings', text), SETTINGS);
  return page;
}

/** Waits until an answer is owed, which the title shows (true), or the game is over (false). */
export async function waitForDecision(page: Page): Promise<boolean> {
  const isReady = (): boolean =>
    document.title.startsWith('●') || document.querySelector('dialog[open] #end-title') !== null;
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
  return (await page.title()).startsWith('●');
}

/**
 * Presses the first of the offered choices until an answer is complete, then the button that gives
 * it. Never trades. Resolves when the answer is given, as `isGiven` finds.
 */
export async function move(page: Page, isGiven: () => Promise<boolean>): Promise<void> {
  // Where offers wait, being done is warned of: the answer is given all the same.
  const strong = page
    .locator('.decision .strong:enabled:not(.warn *)')
    .or(page.locator('.decision .done .button:enabled:not(.warn .strong)'))
    .first();
  // The panel is tried before the board, because choices on the board can be changed without end.
  const open = page
    .locator('.decision fieldset button[aria-pressed="false"]:not([aria-disabled="true"])')
    .or(page.locator('.decision [role="group"] button:not([aria-disabled="true"])'))
    .first();
  const board = page.locator('main [data-choice="open"]').first();
  for (let step = 0; step < 60; step++) {
    await strong.or(open).or(board).first().waitFor({ timeout: 60_000 });
    const ready = await strong.isVisible();
    const next = ready ? strong : (await open.isVisible()) ? open : board;
    // The decision may change between the check and the click.
    await next.click({ timeout: 2000, force: true }).catch(() => {});
    if (ready && (await isGiven())) return;
  }
}
