import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowTests } from './scripts/steps/slow-tests.ts';

/** Starts the long tests first. At the end they would leave one of two processors idle. */
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
    // Mutation testing sets FAUBOURG_TESTS to run only some tests.
    include: process.env.FAUBOURG_TESTS?.split(',') ?? ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    // Long enough for thousands of whole games, so that only a test that hangs runs into it. A soak
    // has no limit.
    testTimeout: process.env.FAUBOURG_SOAK ? 0 : 600_000,
    hookTimeout: 600_000,
    // Separate processes, because tests start servers and change the environment.
    pool: 'forks',
    // One more than two processors: many tests wait for servers and programs they have started.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // `npm run check` does not run all tests after a change of package.json; `npm test` does.
    forceRerunTriggers: [],
    allowOnly: process.env.CI === undefined,
  },
});
