import { defineConfig } from '@playwright/test';
import './scripts/compile-cache.js';
import { TEST_WORKERS } from './scripts/steps/test-workers.ts';
import { findTestChromium } from './scripts/tools/chromium.ts';

// The workers read this file again. They inherit the variable and need not search again.
process.env.CHROME_PATH = await findTestChromium();

export default defineConfig({
  testMatch: '**/test/**/*.browser.ts',
  // The sample game is in no catalogue; scripts/test/add-a-game.browser.ts plays a copy of it.
  testIgnore: ['**/node_modules/**', '**/fixtures/**', '**/games/sample-street/**'],
  globalSetup: ['./scripts/tools/built-page.ts', './web/test/shared-servers.ts'],
  outputDir: 'test-results',
  workers: TEST_WORKERS,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // Long enough for a machine that is several times as busy, so that only a test that hangs runs into
  // these limits.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    browserName: 'chromium',
    // The service worker fetches all of the page in the background, for use without a network: two
    // thirds of the processor time of a visit. The tests that are about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // Recording a trace slows every action down, so that it is off by default.
    trace: process.env.FAUBOURG_TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // Milliseconds before every action: other moments, in which a test that relies on being fast fails.
      slowMo: Number(process.env.FAUBOURG_SLOW ?? 0),
      args: [
        // Chromium's sandbox does not work for root, as which many CI machines run.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
