import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const source = new URL('./src/offline/service-worker.js', import.meta.url);

/** Writes `sw.js`: the service worker, told which files this build is made of. */
export function offline(): Plugin {
  return {
    name: 'faubourg-offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['/'];
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        if (name !== 'index.html') files.push(`/${name}`);
      }
      files.push('/icon.svg', '/icon-192.png', '/manifest.webmanifest');
      const text = (await readFile(source, 'utf8'))
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("'__FILES__'", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
