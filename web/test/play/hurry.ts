import type { BrowserContext, Page } from '@playwright/test';

/** Sets the pace to 0: the moves of others are not paused, and moments are not shown. */
export async function hurry(page: Page | BrowserContext, more: object = {}): Promise<void> {
  const settings = JSON.stringify({ pace: 0, ...more });
  await page.addInitScript((text) => {
    if (localStorage.getItem('faubourg.settings') === null)
      localStorage.setItem('faubourg.settings', text);
  }, settings);
}
