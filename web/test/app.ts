import { test as base } from '@playwright/test';
import { addressOf } from './shared-servers.ts';

/** The house itself: the real server and page, on a free port and with a folder of its own. */
export const test = base.extend<object, { server: string }>({
  server: [
    // Playwright reads the fixture's needs from this pattern; it has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await addressOf('house'));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server);
  },
});

export { expect } from '@playwright/test';
