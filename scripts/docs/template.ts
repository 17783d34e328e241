import { posix } from 'node:path';
import { addressOf, groups, MOVED, START } from './contents.ts';
import { escaped } from './html.ts';
import type { Rendered } from './render.ts';

const entry = (href: string, title: string, current: boolean): string =>
  `<li><a href="${escaped(href)}"${current ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;

/** The list of all pages, by group. */
function contents(current: Rendered, titles: ReadonlyMap<string, string>): string {
  const from = posix.dirname(current.page.address);
  return groups
    .map(({ title, entries }) => {
      const items = entries
        .filter((one) => typeof one !== 'string' || !MOVED.includes(one))
        .map((one) =>
          typeof one === 'string'
            ? entry(
                posix.relative(from, addressOf(one)),
                titles.get(one)!,
                one === current.page.source,
              )
            : entry(one.href, one.title, false),
        );
      return `<h2>${escaped(title)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

/** The headings of the page, beside it on a wide screen. */
function onThisPage({ sections }: Rendered): string {
  const shown = sections.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ id, level, heading }) =>
      `<li class="level-${level}"><a href="#${id}">${escaped(heading)}</a></li>`,
  );
  return `<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

/** The pages before and after this one, in the order of the list. */
function previousAndNext(current: Rendered, titles: ReadonlyMap<string, string>): string {
  const listed = [START, ...groups.flatMap(({ entries }) => entries)].filter(
    (one) => typeof one === 'string' && !MOVED.includes(one),
  ) as string[];
  const at = listed.indexOf(current.page.source);
  const link = (source: string | undefined, rel: string, word: string): string => {
    if (source === undefined || at < 0) return '';
    const href = posix.relative(posix.dirname(current.page.address), addressOf(source));
    return `<a rel="${rel}" href="${escaped(href)}"><small>${word}</small>${escaped(titles.get(source)!)}</a>`;
  };
  return `<nav class="turn" aria-label="Previous and next page">${link(at > 0 ? listed[at - 1] : undefined, 'prev', 'Before')}${link(listed[at + 1], 'next', 'Next')}</nav>`;
}

/** A whole page of the site. All links are relative, so that it can be put anywhere. */
export function pageHtml(current: Rendered, titles: ReadonlyMap<string, string>): string {
  const up = posix.relative(posix.dirname(current.page.address), '.') || '.';
  const title =
    current.page.source === START ? 'Faubourg: documents' : `${current.title} · Faubourg`;
  const list = contents(current, titles);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${up}/site.css">
<script type="module" src="${up}/search.js"></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header>
<a class="brand" href="${up}/index.html">Faubourg <small>documents</small></a>
<form role="search" action="${up}/index.html"><input type="search" name="q" aria-label="Search the documents" placeholder="Search" autocomplete="off" maxlength="100"><div class="found" hidden><p role="status"></p><ol></ol></div></form>
<a class="play" href="/">Play</a>
</header>
<details class="menu"><summary>All pages</summary><nav aria-label="All pages, folded">${list}</nav></details>
<div class="columns">
<nav class="contents" aria-label="All pages">${list}</nav>
<main id="content" tabindex="-1">
${current.html}
${previousAndNext(current, titles)}
</main>
${onThisPage(current)}
</div>
</body>
</html>
`;
}
