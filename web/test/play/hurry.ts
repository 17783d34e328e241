import type { BrowserContext, Page } from '@playwright/test';

/** Sets the pace to 0: the moves of others are not paused, and moments are not shown. */
export async function hurry(page: Page | BrowserContext, more: object = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const known = JSON.parse(localStorage.getItem('faubourg.settings') ?? '{}') as object;
      // The page stores all settings when it starts: then those of the person stay.
      if (!('theme' in known))
        localStorage.setItem('faubourg.settings', JSON.stringify({ ...known, ...wanted }));
    },
    { pace: 0, ...more },
  );
}
