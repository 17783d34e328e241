import { addDocsToPage } from './docs/add-docs-to-page.ts';
import { buildPage, page } from './tools/build-page.ts';

console.log((await buildPage()) ? 'The page is built.' : 'The page is up to date.');
await addDocsToPage(page);
