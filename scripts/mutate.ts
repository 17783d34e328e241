import { parseArgs } from 'node:util';
import { mutate } from './mutation/mutate.ts';
import { root } from './tools/root.ts';

const usage = `npm run mutate -- <workspace> [files to break …] [--tests <files> | --incremental] [--quick]

  npm run mutate -- games/tower-up
  npm run mutate -- games/tower-up 'rules/scoring*.ts' --incremental
  npm run mutate -- core json.ts --tests 'test/json.test.ts'

Files are globs, seen from the workspace. A game's rules are broken unless you name others.
--quick leaves out what runs only once, when a module is loaded: a mutant there takes all tests.`;

const reporters = ['clear-text', 'json', 'progress-append-only'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    incremental: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
  },
});
const [workspace, ...globs] = positionals;
if (workspace === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else if (values.incremental && values.tests.length > 0) {
  // An incremental run would store mutants that survived these tests as survivors of all tests.
  console.error('Take either --tests or --incremental.');
  process.exitCode = 2;
} else {
  const score = await mutate({ root, workspace, globs, reporters, ...values });
  console.log(`${workspace}: ${score.caught} of ${score.mutants} mutants caught`);
}
