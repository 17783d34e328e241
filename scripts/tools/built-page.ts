import { addDocsToPage } from '../docs/add-docs-to-page.ts';
import { buildPage, page } from './build-page.ts';

/**
 * Global set-up of Playwright. Builds the page and the documents once, so that the servers of the
 * tests need not.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for it there
export default async function builtPage(): Promise<void> {
  await buildPage();
  await addDocsToPage(page);
}
