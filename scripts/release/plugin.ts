import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { entries } from './entries.ts';

const ADDRESS = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url\s*\)/g;

const GAME = /^games\/[^/]+\/game\.ts$/;
/** What a game loads for the page only: pictures, sentences, lessons. Programs never ask for it. */
const OF_PAGE = /^\.\/(?:table\/|words\/|lazy-parts\.ts$)/;
const EMPTY = '\0of-page';

/**
 * Changes the sources for a package of compiled files in one folder: addresses of entries, the
 * places of an installation, and the version of the rules, which cannot be read from sources there.
 */
export function releasePlugin(root: string, rulesVersion: string): Plugin {
  const path = (id: string): string => relative(root, id).split(sep).join('/');
  const byPath = new Map(Object.entries(entries).map(([name, file]) => [file, name]));
  return {
    name: 'faubourg-release',
    enforce: 'pre',
    resolveId(source, importer) {
      return OF_PAGE.test(source) && GAME.test(path(importer ?? '')) ? EMPTY : null;
    },
    load(id) {
      if (id === EMPTY) return 'export {};';
      const file = path(id);
      if (file === 'cli/context/places.ts') {
        return `export { places } from './released-places.ts';`;
      }
      if (file === 'server/live-tables/program-version.ts') {
        // Other games than those of the package change without a new version of it.
        return `import { randomUUID } from 'node:crypto';
export const programVersion = async () =>
  process.env.FAUBOURG_GAMES ? randomUUID() : ${JSON.stringify(rulesVersion)};`;
      }
      return null;
    },
    transform(source, id) {
      // The page leaves out what games load for programs only; here it belongs to the package.
      const code = GAME.test(path(id)) ? source.replaceAll('/* @vite-ignore */', '') : source;
      return code.replaceAll(ADDRESS, (whole, address: string) => {
        const name = byPath.get(path(join(dirname(id), address)));
        return name === undefined ? whole : `new URL('./${name}.js', import.meta.url)`;
      });
    },
  };
}
