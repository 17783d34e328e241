import { createReadStream } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { DOCS_TAG } from '../docs/add-docs-to-page.ts';
import { buildDocs } from '../docs/build-docs.ts';
import { EXAMPLES, pages } from '../docs/contents.ts';
import { cache, root } from '../tools/root.ts';

/** The types of the files of the site; all others, such as the examples, are plain text. */
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** What the site is made from, except for the programs that make it. */
const SOURCES = [
  ...pages.map(({ source }) => source),
  `${EXAMPLES.source}/*`,
  'scripts/docs/site/**/*.*',
  'web/src/style/tokens.css',
];

/** When a source was last changed, in milliseconds. */
async function lastChange(): Promise<number> {
  let last = 0;
  for await (const file of glob(SOURCES, { cwd: root }))
    last = Math.max(last, (await stat(join(root, file))).mtimeMs);
  return last;
}

/**
 * The documents of the development server, at `/docs`. They are built when they are first asked
 * for, and again when one of them has changed.
 */
export function docs(): Plugin {
  const folder = join(cache, 'docs-dev');
  let built = { change: 0, done: Promise.resolve() };

  async function upToDate(): Promise<void> {
    const change = await lastChange();
    if (change > built.change) {
      // One after the other: two builds at a time would replace each other's folder.
      const before = built.done.catch(() => undefined);
      built = { change, done: before.then(() => buildDocs(folder)) };
    }
    await built.done;
  }

  /** The file behind an address of the site; null if there is none. */
  async function fileAt(path: string): Promise<string | null> {
    const file = join(folder, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : '');
    if (relative(folder, file).startsWith('..')) return null;
    const found = await stat(file).catch(() => null);
    return found?.isFile() ? file : null;
  }

  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/docs') {
      response.writeHead(302, { location: '/docs/' }).end();
      return;
    }
    if (!pathname.startsWith('/docs/')) {
      next();
      return;
    }
    const send = async (): Promise<void> => {
      await upToDate();
      const file = await fileAt(pathname.slice('/docs'.length));
      if (file === null) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('No such document.');
        return;
      }
      const type = TYPES[extname(file)] ?? 'text/plain; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      createReadStream(file).on('error', next).pipe(response);
    };
    send().then(() => undefined, next);
  };

  return {
    name: 'faubourg-docs',
    configureServer({ middlewares }) {
      middlewares.use(answer);
    },
    transformIndexHtml: (html) => html.replace('</head>', `${DOCS_TAG}</head>`),
  };
}
