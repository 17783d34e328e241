import { test as base } from '@playwright/test';
import { testBrowser } from './test-browser.ts';
import { namesAtAllTimes } from './nameless-controls.ts';
import { hurry } from './play/hurry.ts';
import { addressOf } from './shared-servers.ts';

/** The real server with the real page and games. */
export const test = base.extend<{ names: void }, { server: string }>({
  server: [
    // Playwright reads the fixture's dependencies from this pattern; it has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await addressOf('games'));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [testBrowser, { scope: 'worker' }],
  names: [namesAtAllTimes, { auto: true }],
  // A test without motion is not about time: then the moves of others and moments take none.
  context: async ({ context, contextOptions }, use) => {
    if (contextOptions.reducedMotion === 'reduce') await hurry(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => {
    await use(server);
  },
});

export { expect } from '@playwright/test';
