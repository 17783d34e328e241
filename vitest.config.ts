import { createHash } from 'node:crypto';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, parseCLI, type TestSpecification } from 'vitest/node';
import './scripts/compile-cache.js';
import { slowTests } from './scripts/steps/slow-tests.ts';
import { NO_TESTS, sharingTests, TESTS } from './scripts/steps/test-groups.ts';
import { TEST_WORKERS } from './scripts/steps/test-workers.ts';

/**
 * Starts the long tests first. At the end they would leave one of two processors idle. With
 * FAUBOURG_ORDER=<number> the order is another one for each number.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env.FAUBOURG_ORDER ?? '';
    const rank = ({ moduleId }: TestSpecification): number => {
      if (order !== '') return chance(order + moduleId);
      const place = slowTests.findIndex((path) => moduleId.endsWith(`/${path}`));
      if (place >= 0) return place;
      return moduleId.endsWith('/conformance.test.ts') ? -1 : slowTests.length;
    };
    // Files that share processes come together and last: a process that is free takes the next of
    // them, and the short ones at the end keep every processor busy.
    const shares = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => shares(a) - shares(b) || rank(a) - rank(b));
  }
}

/** A number for a text that looks drawn at random. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

// Mutation testing sets FAUBOURG_MUTATION, and FAUBOURG_TESTS to run only some tests. It needs the
// modules anew for every test file.
const mutation = process.env.FAUBOURG_MUTATION === '1';

/** What `--exclude` names, which vitest itself does not apply to projects. */
function leftOut(): string[] {
  const given = ['vitest', ...process.argv.slice(2)];
  return [parseCLI(given, { allowUnknownOptions: true }).options.exclude ?? []].flat();
}

function projects(): TestProjectInlineConfiguration[] {
  const sharing = sharingTests(import.meta.dirname);
  return [
    { extends: true, test: { name: 'alone', include: [TESTS], exclude: sharing } },
    { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
  ];
}

export default defineConfig({
  test: {
    ...(mutation
      ? { include: process.env.FAUBOURG_TESTS?.split(',') ?? [TESTS] }
      : { projects: projects() }),
    exclude: mutation ? NO_TESTS : [...NO_TESTS, ...leftOut()],
    // Long enough for thousands of whole games, so that only a test that hangs runs into it. A soak
    // has no limit.
    testTimeout: process.env.FAUBOURG_SOAK ? 0 : 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    maxWorkers: TEST_WORKERS,
    sequence: { sequencer: LongestFirst },
    // `npm run check` does not run all tests after a change of package.json; `npm test` does.
    forceRerunTriggers: [],
    allowOnly: process.env.CI === undefined,
  },
});
