import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Games by the thousand begin first: left to the end, one of two processors would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('conformance');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
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
    allowOnly: process.env.CI === undefined,
  },
});
