/** What the bundler tells about a module. */
type Graph = {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
};

/** Needed in every visit: Svelte, the words' reader, home. Home asks the server what goes on there. */
const house = /\/(?:src|toy-table)\/main\.ts$|\/client\/api\.ts$/;
/** Drawn on the home page as soon as its words stand there. */
const pictures = /\/Cover\.svelte$|\/tagline\.ts$|\/lobby\/Lobby\.svelte$/;
/** Needed at every table: the frame, what games are played on, the part of the core that plays. */
const frame =
  /\/screen\/TableScreen\.svelte$|\/table\/(?:interactive\.svelte|motion\.svelte|table-definition)\.ts$|\/home\/start-local-game\.ts$/;
/** Needed at every table of one game: its rules and its picture. */
const game = /\/games\/([\w-]+)\/(?:rules\/game|table\/index)\.ts$/;

/**
 * Needed by few, though many go through the same front door (an `index`) and seem to need it:
 * records, a server's messages, and what forms with fields are made of.
 */
const seldom =
  /\/core\/(?:record|game-versions|protocol\/patch|position|packed)\.ts$|\/bindings\/(?:input|select)\.js$|\/shared\/clone\.js$/;

/** The room whose visitors all need this module, or null where only some of them do. */
function chunkOf(id: string, graph: Graph): string | null {
  if (seldom.test(id)) return null;
  const needing = new Set([id]);
  for (const at of needing)
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) needing.add(importer);
  const all = [...needing];
  if (all.some((at) => house.test(at))) return 'house';
  if (all.some((at) => pictures.test(at))) return 'pictures';
  if (all.some((at) => frame.test(at))) return 'frame';
  const games = new Set(all.flatMap((at) => game.exec(at)?.[1] ?? []));
  return games.size === 1 ? [...games][0]! : null;
}

/**
 * How the page's scripts are cut. Left alone, the bundler makes a file of every set of modules
 * that the same rooms share: half a hundred small ones, which squeeze badly and each cost a
 * request. What is loaded together lies together.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [{ name: chunkOf }],
};

/**
 * What is fetched together with a room's script. From the home page on, all of it: two steps
 * would be twice the wait. At a table its style, and what is seen at once: other rooms are small,
 * they stand on what is there already, and the long lists of names would be a part of every visit.
 */
export function preloads(
  _room: string,
  files: string[],
  { hostId }: { readonly hostId: string },
): string[] {
  if (/\/house-[^/]*$/.test(hostId)) return files;
  const there = /\/(?:house|frame)-[^/]*$/;
  const atOnce = /\/(?:Log|Choices|ChoiceButton)-[^/]*\.js$/;
  return files.filter((file) => atOnce.test(file) || (file.endsWith('.css') && !there.test(file)));
}
