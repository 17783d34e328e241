import { allowedWords } from './words/allowed.ts';
import { withoutAllowed } from './words/find.ts';
import { retiredWords } from './words/retired.ts';
import { scanProject } from './words/scan.ts';

/* npm run words: retired words in the whole project, a count for each; with --list every place. */

const { findings, unused } = withoutAllowed(await scanProject(), allowedWords);
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
