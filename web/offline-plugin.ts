import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Catalogue } from '../games/catalogue-of.ts';
import { noticeWords } from './src/words/notices.ts';

const source = new URL('./src/offline/service-worker.js', import.meta.url);

/** The faces of bots and people: a game without a network shows them, too. */
const faces = async (): Promise<string[]> =>
  (await readdir(new URL('./public/faces/', import.meta.url)))
    .sort()
    .map((file) => `/faces/${file}`);

/** Writes `sw.js`: the service worker with the list of this build's files and the texts of notices. */
export function offline(games: Catalogue): Plugin {
  const titles = Object.fromEntries(
    Object.values(games).map(({ id, credits }) => [id, credits.title]),
  );
  return {
    name: 'faubourg-offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['/'];
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        // The second is read by the server alone.
        if (name !== 'index.html' && name !== 'link-previews.json') files.push(`/${name}`);
      }
      files.push('/icon.svg', '/icon-192.png', '/manifest.webmanifest', ...(await faces()));
      const script = await readFile(source, 'utf8');
      hash.update(script).update(JSON.stringify([noticeWords, titles]));
      const text = script
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("'__FILES__'", JSON.stringify(files))
        .replace("'__NOTICES__'", JSON.stringify(noticeWords))
        .replace("'__TITLES__'", JSON.stringify(titles));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
