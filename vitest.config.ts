import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Mutation testing can be told to use certain tests only.
    include: process.env.FAUBOURG_TESTS?.split(',') ?? ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    // Whole games by the thousand take their time; a test that hangs still ends.
    // A soak takes as long as it takes.
    testTimeout: process.env.FAUBOURG_SOAK ? 0 : 600_000,
    hookTimeout: 600_000,
    // Separate processes: tests start servers, change the environment and measure time.
    pool: 'forks',
    maxWorkers: 2,
    allowOnly: process.env.CI === undefined,
  },
});
