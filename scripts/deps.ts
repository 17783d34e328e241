import { check } from './deps/check.ts';
import { root } from './tools/root.ts';

const { violations, stray, read } = await check(root);
for (const line of [...violations, ...stray]) console.error(line);
console.log(
  `${read.ts.modules} .ts modules with ${read.ts.imports} imports, ` +
    `${read.svelte.modules} .svelte modules with ${read.svelte.imports} imports, ` +
    `${violations.length + stray.length} violations`,
);
// A check that read no imports is an error.
const blind = read.ts.imports === 0 || read.svelte.imports === 0;
if (blind) console.error('The checker saw no imports in one kind of file: it is not working.');
if (violations.length + stray.length > 0 || blind) process.exitCode = 1;
