import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowTests } from './scripts/steps/slow-tests.ts';

/** The long ones begin first: left to the end, one of two processors would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (moduleId.includes('conformance')) return 0;
      return slowTests.some((path) => moduleId.endsWith(path)) ? 1 : 2;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
    // A changed package.json is no reason for `npm run check` to run everything: `npm test` does.
    forceRerunTriggers: [],
    allowOnly: process.env.CI === undefined,
  },
});
