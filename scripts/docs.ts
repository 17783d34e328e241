/*
 * Writes the documents as a site with a search. A server shows it at /docs:
 *
 *   npm run docs               web/dist/docs
 *   npm run docs -- <folder>   another folder, to put it on any web server
 */
import { join, resolve } from 'node:path';
import { buildDocs } from './docs/build-docs.ts';
import { page } from './tools/build-page.ts';

const folder = resolve(process.argv[2] ?? join(page, 'docs'));
await buildDocs(folder);
console.log(`The documents are in ${folder}`);
