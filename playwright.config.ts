import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/tools/chromium.ts';

// The workers read this file again: they inherit the answer instead of searching anew.
process.env.CHROME_PATH = await findChromium();

export default defineConfig({
  testMatch: '**/test/**/*.browser.ts',
  // The sample game is in no catalogue; scripts/test/add-a-game.browser.ts plays a copy of it.
  testIgnore: ['**/node_modules/**', '**/fixtures/**', '**/games/sample-street/**'],
  globalSetup: ['./scripts/tools/built-page.ts', './web/test/shared-servers.ts'],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // Long enough for a machine that has much else to do: only what hangs runs into these.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording slows every action down: it is asked for once something has failed.
    trace: process.env.FAUBOURG_TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        // Chromium's own sandbox does not work for root, which is what many CI machines run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
