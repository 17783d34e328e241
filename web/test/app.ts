import { test } from './shared-test.ts';
import { hurry } from './play/hurry.ts';

/** The real server with the real page and games. */
const appTest = test.extend({
  // A test without motion is not about time: then the moves of others and moments take none.
  context: async ({ context, contextOptions }, use) => {
    if (contextOptions.reducedMotion === 'reduce') await hurry(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => {
    await use(server);
  },
});

export { appTest as test };
export { expect } from '@playwright/test';
