import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from './tools/root.ts';
import { allowedWords } from './words/allowed.ts';
import { type Finding, retiredWordsIn, withoutAllowed } from './words/find.ts';
import { retiredWords } from './words/retired.ts';

/* npm run words: retired words in the whole project, a count for each; with --list every place. */

const SKIPPED =
  /(?:^|[/\\])(?:node_modules|dist|fixtures|reports|test-results|\.git|\.stryker-tmp)$/;

const all: Finding[] = [];
for await (const path of glob(
  '{*,.github/**/*,{cli,core,docs,games,protocol,scripts,search,server,web}/**/*}.{ts,js,cjs,mjs,svelte,md,yml}',
  {
    cwd: root,
    exclude: (name) => SKIPPED.test(name),
  },
)) {
  const file = path.replaceAll(sep, '/');
  all.push(...retiredWordsIn(file, await readFile(join(root, path), 'utf8')));
}

const { findings, unused } = withoutAllowed(all, allowedWords);
if (process.argv.includes('--list')) {
  for (const { file, line, word, found } of findings) {
    console.log(`${file}${line > 0 ? `:${line}` : ''}: ${word}: ${found}`);
  }
}
for (const { word, say } of retiredWords) {
  const places = findings.filter((finding) => finding.word === word);
  const files = new Set(places.map(({ file }) => file)).size;
  if (places.length > 0) console.log(`${word}: ${places.length} in ${files} files; say ${say}`);
}
for (const { file, word } of unused) console.log(`allowed, but not there: ${word} in ${file}`);
console.log(`${findings.length} retired words`);
process.exitCode = findings.length + unused.length === 0 ? 0 : 1;
