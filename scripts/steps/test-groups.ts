import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where vitest finds tests, and where it does not look. */
export const TESTS = '**/test/**/*.test.ts';
export const NO_TESTS = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

const SKIPPED = /(?:^|[/\\])(?:node_modules|dist|fixtures)$/;

/**
 * What a test file does that others in the same process could notice, or that the end of the process
 * ends: it replaces modules, globals or timers, starts programs, threads or databases, changes the
 * environment, or loads modules that are not there for every test.
 */
const NEEDS_ITS_OWN_PROCESS = [
  /^import \{[^}]*\bvi\b[^}]*\} from 'vitest'/m,
  /from 'node:(?:child_process|cluster|v8|worker_threads)'/,
  /\btestDatabase\b/,
  /\bprocess\.(?:chdir|exit|kill|memoryUsage|off|on|once|std\w+)\b/,
  /\bprocess\.env(?:\.\w+|\[[^\]]+\]) = |\bdelete process\.env\b/,
  /\bglobalThis\b/,
  /\bimport\((?!')/,
];

/** Whether a test file may share its process with others, judged by its text. */
export const mayShare = (text: string): boolean =>
  NEEDS_ITS_OWN_PROCESS.every((pattern) => !pattern.test(text));

/**
 * The test files that run one after the other in the same processes. The modules they import are
 * then loaded once in each process and not once for each file.
 */
export function sharingTests(root: string): string[] {
  return globSync(TESTS, { cwd: root, exclude: (path) => SKIPPED.test(path) })
    .filter((path) => mayShare(readFileSync(join(root, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
