import { join } from 'node:path';
import { buildDocs } from './docs/build-docs.ts';
import { buildPage, page } from './tools/build-page.ts';

console.log((await buildPage()) ? 'The page is built.' : 'The page is up to date.');
await buildDocs(join(page, 'docs'));
