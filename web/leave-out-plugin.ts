import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/** Leaves these rooms of the games out of a bundle: whatever the registry says, nobody asks for them there. */
function without(name: string, rooms: RegExp): Plugin {
  return {
    name: `faubourg-without-${name}`,
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      /\/(registry|games)\.ts$/.test(importer ?? '') && rooms.test(source) ? NOTHING : null,
    load: (id) => (id === NOTHING ? 'export default null;' : null),
  };
}

/** Bots need rules, not pictures; positions from outside are judged in the page. */
export const withoutPictures = (): Plugin =>
  without('pictures', /\/(table|words)\/|\/rules\/index\.ts$/);

/** The page itself does not think: a worker does; and it has no use for pictures made of letters. */
export const withoutBots = (): Plugin => without('bots', /\/bot\/|\/table\/text\.ts$/);
