/*
 * Writes the documents as a site with a search. A server shows it at /docs:
 *
 *   npm run docs               web/dist/docs
 *   npm run docs -- <folder>   another folder, to put it on any web server
 */
import { join, resolve } from 'node:path';
import { addDocsToPage } from './docs/add-docs-to-page.ts';
import { buildDocs } from './docs/build-docs.ts';
import { page } from './tools/build-page.ts';

const folder = process.argv[2];
if (folder === undefined) await addDocsToPage(page);
else await buildDocs(resolve(folder));
console.log(`The documents are in ${resolve(folder ?? join(page, 'docs'))}`);
