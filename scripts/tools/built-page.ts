import { buildPage } from './build-page.ts';

/** Playwright's set-up: built once here, the servers that the tests start find it up to date. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for it there
export default async function builtPage(): Promise<void> {
  await buildPage();
}
