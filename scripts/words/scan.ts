import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from '../tools/root.ts';
import { type Finding, retiredWordsIn } from './find.ts';

const FILES =
  '{*,.github/**/*,{cli,core,docs,games,protocol,scripts,search,server,web}/**/*}.{ts,js,cjs,mjs,svelte,md,yml}';
const SKIPPED =
  /(?:^|[/\\])(?:node_modules|dist|fixtures|reports|test-results|\.git|\.stryker-tmp)$/;

/** Every retired word in the project, in the order of the files. */
export async function scanProject(): Promise<Finding[]> {
  const files: string[] = [];
  for await (const path of glob(FILES, { cwd: root, exclude: (name) => SKIPPED.test(name) })) {
    files.push(path.replaceAll(sep, '/'));
  }
  const findings: Finding[] = [];
  for (const file of files.sort()) {
    findings.push(...retiredWordsIn(file, await readFile(join(root, file), 'utf8')));
  }
  return findings;
}
