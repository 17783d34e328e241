/*
 * The quick check while working: the static checks, the tests that import a file changed on this
 * branch, and the conformance laws of every game in a few games. `npm test` runs everything.
 *
 *   npm run check
 */
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from './tools/root.ts';
import { changedFiles } from './steps/changed-files.ts';
import { Report, sideBySide } from './steps/run-steps.ts';
import { slowTests } from './steps/slow-tests.ts';
import { staticChecks } from './steps/static-checks.ts';
import { unitTests } from './steps/test-steps.ts';

/** Enough games for every law to be checked in each game. */
const GAMES = '60';

const { since, files } = await changedFiles(root);
const left = slowTests.filter((test) => !files.includes(test));
const laws = globSync('games/*/test/conformance.test.ts', { cwd: root });
const exclude = [...laws, ...left].flatMap((path) => ['--exclude', path]);
await mkdir(cache, { recursive: true });
const reports = await mkdtemp(join(cache, 'check-'));

const report = new Report();
await sideBySide(
  [
    unitTests('tests of what changed', reports, [
      '--changed',
      since,
      '--passWithNoTests',
      ...exclude,
    ]),
    unitTests('laws of the games', reports, laws, { FAUBOURG_SOAK: GAMES }),
    ...staticChecks,
  ],
  report,
);
await rm(reports, { recursive: true });
console.log(`\nLeft to npm test: the browser tests and ${left.length} slow test files.`);
report.conclude();
