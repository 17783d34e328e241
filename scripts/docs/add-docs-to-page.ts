import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocs } from './build-docs.ts';

/** Says in the page's document that there are documents beside it: the home page links to them then. */
export const DOCS_TAG = '<link rel="help" href="/docs/" hreflang="en" />';

/** Builds the documents into the folder of a built page, as `docs`, and names them in its document. */
export async function addDocsToPage(page: string): Promise<void> {
  await buildDocs(join(page, 'docs'));
  const file = join(page, 'index.html');
  if (!existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  if (text.includes(DOCS_TAG)) return;
  // Moved into place, so that a server never serves a part of it.
  const fresh = `${file}-${process.pid}`;
  await writeFile(fresh, text.replace('</head>', `${DOCS_TAG}\n  </head>`));
  await rename(fresh, file);
}
