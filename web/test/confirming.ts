import type { Browser, BrowserContext } from '@playwright/test';

/*
 * The settings of a person who confirms each answer. Tests that play use them: they see when an
 * answer is complete, and it is given when they say so. `taps.browser.ts` plays without them.
 */

async function confirmEachAnswer(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    if (localStorage.getItem('faubourg.settings') === null)
      localStorage.setItem('faubourg.settings', '{"confirm":"always"}');
  });
  return context;
}

/** A fixture of Playwright in place of its browser: all of its contexts confirm each answer. */
export async function confirmingBrowser(
  { browser }: { browser: Browser },
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => confirmEachAnswer(await make(options));
  await use(browser);
  browser.newContext = make;
}
