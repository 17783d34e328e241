import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/** Bots need rules, not pictures: in a worker the registry's tables and words are left out. */
export function withoutPictures(): Plugin {
  return {
    name: 'faubourg-without-pictures',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /\/(registry|games)\.ts$/.test(importer ?? '') && /\/(table|words)\//.test(source)
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export default null;' : null),
  };
}
