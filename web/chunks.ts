import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of the bundler's module graph that is read here. */
type Graph = {
  getModuleInfo(
    id: string,
  ): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

function existing(file: string): string {
  const path = fileURLToPath(new URL(`./src/${file}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`There is no ${path} any more: see web/chunks.ts.`);
  return path;
}

/** What every first table loads, at once or lazily. */
const table = ['screen/TableScreen.svelte', 'home/start-local-game.ts'].map(existing);

/** Lists that the home page loads lazily. What they share with the table must not load the table. */
const lists = ['home/SavedGames.svelte', 'lobby/TableList.svelte'].map(existing);

/** What every table of one game imports: its rules and its picture. */
const game = /\/games\/([\w-]+)\/(?:rules\/game|table\/index)\.ts$/;

/** The picture of a game on the home page. What it shares with the table must not load the table. */
const cover = /\/games\/[\w-]+\/table\/Cover\.svelte$/;

/**
 * What the home page does not need, nor every table on this device. Its importers do not tell: all
 * of `core` and all of Svelte are imported through one module each, and the list of choices is
 * imported by some games.
 */
const apart: { readonly [chunk: string]: RegExp } = {
  bits: /\/core\/bits\.ts$/,
  records: /\/core\/(?:packed|position|record|seat-order|shuffling-fault)\.ts$/,
  choices: /\/web\/src\/table\/Choice(?:s|Button)\.svelte/,
  forms:
    /\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:input|select|universal)\.js$/,
};

/**
 * The chunk a module belongs to, by which of the page's main parts import it, directly or through
 * other modules. Null: none of them does, and it is loaded with whatever imports it lazily.
 */
function chunkOf(id: string, graph: Graph): string | null {
  const named = Object.keys(apart).find((chunk) => apart[chunk]!.test(id));
  if (named !== undefined) return named;
  const importers = new Set([id]);
  for (const at of importers)
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) importers.add(importer);
  const all = [...importers];
  if (all.some((at) => graph.getModuleInfo(at)?.isEntry)) return 'base';
  const games = new Set(all.flatMap((at) => game.exec(at)?.[1] ?? []));
  if (table.some((file) => importers.has(file)) || games.size > 1)
    return lists.some((file) => importers.has(file)) ? 'lists-and-table' : 'table';
  const [only] = games;
  if (only === undefined) return null;
  return all.some((at) => cover.test(at)) ? `${only}-cover` : only;
}

/**
 * One script for every page (`base`), one for every table (`table`), one for each game. By default
 * the bundler makes a chunk of every set of modules that the same lazy imports share: a first table
 * then takes 59 scripts and 92 to 99 kB instead of 17 scripts and 81 to 88 kB (gzip).
 */
export const chunks = {
  // `chunkOf` decides for each module alone: a lazily loaded part must not pull others into its chunk.
  includeDependenciesRecursively: false,
  groups: [{ name: chunkOf }],
};

/**
 * The characters of a hash in a file name. Scripts name each other, and hashes cannot be compressed:
 * this is the least that the bundler takes for so many files (by default it has 8).
 */
const HASH = 7;

/** The name of a file with its hash, as the bundler wants it. */
export const hashed = (ending: string): string => `assets/[name]-[hash:${HASH}]${ending}`;

const NAME = new RegExp(`^assets/(.+)-[\\w-]{${HASH}}\\.(?:js|css)$`);

const chunkName = (file: string): string => NAME.exec(file)?.[1] ?? file;

/** Whether a file may not be loaded yet when another one imports something lazily. */
export function isMissing(file: string, importer: string): boolean {
  const name = chunkName(file);
  if (name === 'base' || name === 'rolldown-runtime') return false;
  return chunkName(importer) === 'base' || (name !== 'table' && name !== 'lists-and-table');
}
