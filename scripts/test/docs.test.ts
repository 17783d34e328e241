import { glob, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDocs } from '../docs/build-docs.ts';
import { pages } from '../docs/contents.ts';
import { diagramHtml } from '../docs/diagram.ts';
import { render } from '../docs/render.ts';
import { root } from '../tools/root.ts';

let folder: string;
const html = new Map<string, string>();
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'faubourg-docs-')), 'docs');
  await buildDocs(folder);
  for (const { address } of pages) html.set(address, await readFile(join(folder, address), 'utf8'));
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

test('every document is a page of the site, once', async () => {
  const documents: string[] = [];
  const patterns = ['docs/**/*.md', 'client/*.md', 'games/*/positions.md'];
  for await (const file of glob(patterns, { cwd: root })) documents.push(posix.normalize(file));
  const others = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'STYLE.md'];
  expect(pages.map(({ source }) => source).sort()).toEqual([...documents, ...others].sort());
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
});

/** The addresses of a page's links, scripts and styles, from the root of the site. */
function targetsOf(address: string): string[] {
  const found = [...html.get(address)!.matchAll(/ (?:href|src)="([^"]+)"/g)];
  return found
    .map(([, target]) => target!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(+code)))
    .filter((target) => !/^\w+:|^\//.test(target))
    .map((target) =>
      target.startsWith('#') ? `${address}${target}` : posix.join(posix.dirname(address), target),
    );
}

test('every link leads to a page and to a heading on it', async () => {
  const files = new Set((await readdir(folder, { recursive: true })).map((one) => one));
  const ids = new Map(
    [...html].map(([address, text]) => [
      address,
      new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)),
    ]),
  );
  const lost = [...html.keys()].flatMap((address) =>
    targetsOf(address).filter((target) => {
      const [path = '', id] = target.split('#');
      return !files.has(path) || (id !== undefined && !ids.get(path)?.has(id));
    }),
  );
  expect(lost).toEqual([]);
});

test('a link to a file that does not exist is refused', () => {
  const page = { source: 'docs/api.md', address: 'api.html' };
  expect(() => render(page, '# A\n[b](gone.md)', new Map())).toThrow(
    'docs/api.md links to gone.md',
  );
});

test('nothing in a page needs what the content security policy forbids', () => {
  for (const [address, text] of html) {
    const forbidden = text.match(
      / style="|<style|<script>| on\w+="|(?:src|href)="(?:data|javascript):/g,
    );
    expect([address, forbidden]).toEqual([address, null]);
  }
});

test('the search knows every heading, and the site is small', async () => {
  const lines = JSON.parse(await readFile(join(folder, 'search.json'), 'utf8')) as string[][];
  expect(lines.find(([, , heading]) => heading === 'Glossary')?.[0]).toBe('glossary.html');
  const limits = lines.find(([address]) => address === 'server.html#limits');
  expect(limits?.[3]).toMatch(/limits/i);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(2.5e6);
});

test('a diagram is told as a list; an unknown kind is refused', () => {
  const chart = 'flowchart TD\n  a["one<br/>first"]\n  b["two"]\n  a --> b\n  b -. lazily .-> a';
  expect(diagramHtml(chart)).toBe(
    '<ul class="diagram"><li><b>one</b>, first → two</li><li><b>two</b> → one (lazily)</li></ul>',
  );
  const talk = 'sequenceDiagram\n  participant A as the page\n  A->>B: hello\n  Note over A: waits';
  expect(diagramHtml(talk)).toBe(
    '<ul class="diagram"><li><b>the page → B</b>: hello</li><li><b>the page</b>: waits</li></ul>',
  );
  expect(() => diagramHtml('pie')).toThrow('pie');
});
