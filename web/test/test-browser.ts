import { type Browser, type BrowserContext, test } from '@playwright/test';
import { fixSeeds } from './fixed-seeds.ts';
import { delayFiles } from './late-files.ts';
import { watchNames } from './nameless-controls.ts';

/*
 * The settings of a person who confirms each answer. Tests that play use them: they see when an
 * answer is complete, and it is given when they say so. `taps.browser.ts` plays without them.
 */

async function confirmEachAnswer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('faubourg.settings') === null)
      localStorage.setItem('faubourg.settings', '{"confirm":"always"}');
  });
}

/** A fixture of Playwright in place of its browser: its contexts confirm answers, fix seeds and watch names. */
export async function testBrowser(
  { browser }: { browser: Browser },
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const make = browser.newContext.bind(browser);
  let contexts = 0;
  let titles = '';
  browser.newContext = async (options) => {
    const context = await make(options);
    const current = test.info().titlePath.join(' › ');
    contexts = current === titles ? contexts + 1 : 0;
    titles = current;
    await confirmEachAnswer(context);
    await fixSeeds(context, `${current} ${contexts}`);
    await watchNames(context);
    await delayFiles(context);
    return context;
  };
  await use(browser);
  browser.newContext = make;
}
