import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../tools/root.ts';
import { CURVES, EXAMPLES, pages } from './contents.ts';
import { render, type Rendered, titleOf } from './render.ts';
import { pageHtml } from './template.ts';

const site = join(root, 'scripts', 'docs', 'site');

const FONTS = {
  'libre-franklin.woff2':
    '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  'young-serif.woff2': '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
};

/** The files of the site's style, in the order in which they are joined: one for each concern. */
const STYLES = [
  'base',
  'bar',
  'search',
  'columns',
  'text',
  'code-and-tables',
  'previous-and-next',
].map((name) => join(site, 'styles', `${name}.css`));

/** All pages of the site, each made from its document. */
export async function renderPages(): Promise<readonly Rendered[]> {
  const documents = await Promise.all(
    pages.map(async (page) => ({
      page,
      markdown: await readFile(join(root, page.source), 'utf8'),
    })),
  );
  const titles = new Map(
    documents.map(({ page, markdown }) => [page.source, titleOf(markdown)] as const),
  );
  return documents.map(({ page, markdown }) => render(page, markdown, titles));
}

/** What the search reads: address, page, heading and text of every section. */
const searchLines = (rendered: readonly Rendered[]): string[][] =>
  rendered.flatMap(({ page, title, sections }) =>
    sections.map(({ id, level, heading, text }) => [
      level === 1 ? page.address : `${page.address}#${id}`,
      title,
      heading,
      text,
    ]),
  );

/** Writes the documents as a site into a folder. */
export async function buildDocs(folder: string): Promise<void> {
  // Made in another folder and moved, so that a server never serves half a site.
  const fresh = `${folder}-${process.pid}`;
  const rendered = await renderPages();
  const titles = new Map(rendered.map(({ page, title }) => [page.source, title]));
  await rm(fresh, { recursive: true, force: true });
  for (const one of rendered) {
    const file = join(fresh, one.page.address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageHtml(one, titles));
  }
  const read = async (path: string): Promise<string> => readFile(path, 'utf8');
  // The colours and fonts of the tables come first.
  const styles = [join(root, 'web', 'src', 'style', 'tokens.css'), ...STYLES];
  await writeFile(join(fresh, 'site.css'), (await Promise.all(styles.map(read))).join('\n'));
  await cp(join(site, 'search.js'), join(fresh, 'search.js'));
  await writeFile(join(fresh, 'search.json'), JSON.stringify(searchLines(rendered)));
  for (const { source, folder: name } of [EXAMPLES, CURVES])
    await cp(join(root, source), join(fresh, name), { recursive: true });
  for (const [name, font] of Object.entries(FONTS))
    await cp(join(root, 'node_modules', font), join(fresh, name));
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(fresh, folder);
  } catch (error) {
    // Another process has built the same site meanwhile.
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(folder, 'index.html'))) throw error;
  }
}
