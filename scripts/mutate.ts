import { mutate } from './mutation/mutate.ts';
import { root } from './root.ts';

const usage = `npm run mutate -- <workspace> [file globs] [--incremental]

  npm run mutate -- core
  npm run mutate -- games/tower-up
  npm run mutate -- games/tower-up 'rules/scoring.ts' --incremental`;

const reporters = ['clear-text', 'json', 'progress-append-only'];

const args = process.argv.slice(2);
const incremental = args.includes('--incremental');
const [workspace, ...globs] = args.filter((arg) => arg !== '--incremental');
if (workspace === undefined || workspace.startsWith('-')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const score = await mutate({ house: root, workspace, globs, incremental, reporters });
  console.log(`${workspace}: ${score.caught} of ${score.mutants} mutants caught`);
}
