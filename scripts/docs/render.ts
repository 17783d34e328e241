import { Marked, type Tokens } from 'marked';
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../tools/root.ts';
import { addressOf, CURVES, EXAMPLES, type Page, pages, START } from './contents.ts';
import { diagramHtml } from './diagram.ts';
import { escaped } from './html.ts';
import { slugger } from './slug.ts';

/** A heading with its text until the next one, as the search reads it. */
export type Section = {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  readonly text: string;
};

/** A page as HTML, with its parts for the list beside it and for the search. */
export type Rendered = {
  readonly page: Page;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
};

const sources = new Set(pages.map(({ source }) => source));

/** Where a link leads: a page of the site, an address, or null for a file of the sources. */
export function hrefFor(page: Page, href: string): string | null {
  if (/^\w+:|^#|^\//.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(dirname(page.source), path).replace(/\/$/, '');
  if (!existsSync(join(root, target))) throw new Error(`${page.source} links to ${href}`);
  for (const { source, folder } of [EXAMPLES, CURVES]) {
    if (!target.startsWith(`${source}/`)) continue;
    const file = posix.join(folder, target.slice(source.length + 1));
    return posix.relative(dirname(page.address), file);
  }
  const source = target === 'docs' || target === 'README.md' ? START : target;
  // The decisions are listed together.
  const found = source === 'docs/decisions' ? firstOf(source) : source;
  if (!sources.has(found)) return null;
  const to = posix.relative(dirname(page.address), addressOf(found));
  return anchor === undefined ? to : `${to}#${anchor}`;
}

const firstOf = (folder: string): string =>
  pages.find(({ source }) => source.startsWith(`${folder}/`))!.source;

/** The text of inline tokens without their marks. */
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:td|th|li|p)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What people type into a console is marked apart from what it prints. */
const consoleHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('$ ') ? `<b>${escaped(line)}</b>` : escaped(line)))
    .join('\n');

/** The title of a document: its first heading. */
export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/** Where a document names another by its file, the site names it by its title. */
function linkText(page: Page, href: string, html: string, titles: ReadonlyMap<string, string>) {
  if (!/^[\w/-]+\.md$/.test(html)) return html;
  const [path = ''] = href.split('#');
  const title = titles.get(posix.join(dirname(page.source), path));
  return title === undefined ? html : escaped(title);
}

/**
 * Makes the HTML of one page. `titles` has those of all documents, by their files. Throws where a
 * link leads nowhere.
 */
export function render(
  page: Page,
  markdown: string,
  titles: ReadonlyMap<string, string>,
): Rendered {
  const slug = slugger();
  const headings: Omit<Section, 'text'>[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const heading = plain(html);
        const id = slug(heading);
        headings.push({ id, level: depth, heading });
        const link =
          depth === 1
            ? ''
            : ` <a class="anchor" href="#${id}" aria-label="Link to ${escaped(heading)}">#</a>`;
        return `<h${depth} id="${id}">${html}${link}</h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code) {
        if (lang === 'mermaid') return diagramHtml(text);
        const html = lang === 'console' ? consoleHtml(text) : escaped(text);
        return `<pre tabindex="0" role="group" aria-label="Example"><code>${html}</code></pre>\n`;
      },
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`);
        return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = hrefFor(page, href);
        // The sources are not part of the site.
        if (to === null) return `<span class="source">${html}</span>`;
        const download = href.includes(EXAMPLES.source) ? ' download' : '';
        return `<a href="${escaped(to)}"${download}>${linkText(page, href, html, titles)}</a>`;
      },
      image({ href, text }) {
        const from = hrefFor(page, href);
        if (from === null) return `<em>${escaped(text)}</em>`;
        return `<img src="${escaped(from)}" alt="${escaped(text)}" loading="lazy">`;
      },
      // Documents are Markdown only; anything else would be shown as it is written.
      html({ text }) {
        return text.startsWith('<!--') ? '' : escaped(text);
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  const texts = html
    .split(/<h\d id=.*<\/h\d>/)
    .map((part) => plain(part).replaceAll(/\s+/g, ' ').trim());
  const sections = headings.map((heading, i) => ({ ...heading, text: texts[i + 1] ?? '' }));
  return { page, title: titleOf(markdown), html, sections };
}
