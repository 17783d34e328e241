import { test as base } from '@playwright/test';
import { testBrowser } from './test-browser.ts';
import { namesAtAllTimes } from './nameless-controls.ts';
import { addressOf } from './shared-servers.ts';

/**
 * What all tests of the page share. A worker of Playwright serves only tests with the same fixtures
 * for workers: with those of all tests here, no other worker and browser are started for some.
 */
export const test = base.extend<{ names: void }, { server: string; toy: string }>({
  // Playwright reads a fixture's dependencies from this pattern; these have none.
  // oxlint-disable-next-line no-empty-pattern
  server: [async ({}, use) => use(await addressOf('games')), { scope: 'worker', timeout: 180_000 }],
  // oxlint-disable-next-line no-empty-pattern
  toy: [async ({}, use) => use(await addressOf('toy')), { scope: 'worker', timeout: 300_000 }],
  browser: [testBrowser, { scope: 'worker' }],
  names: [namesAtAllTimes, { auto: true }],
});
