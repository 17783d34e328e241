import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

/** Regular expressions for paths from the root of the project. */
const core = '^core/(?!test/|bench/|conformance/)';
const conformance = '^core/conformance/';
const protocol = '^protocol/(?!test/)';
const search = '^search/(?!test/|bench/)';
const tests = '^(core|protocol|client|search|server|web|cli|scripts|games/[^/]+)/(test|bench)/';
/** Starts the database for tests of the server and of the command line. */
const testDatabase = '^scripts/tools/postgres\\.ts$';
/** The types of a game's entry in the catalogue, and the parts of a page that all games make alike. */
const listedGame = '^games/(?:listed-game|lazy-page)\\.ts$';
/** Packages are outside the copy that is checked (see mirror.ts). */
const packages = (...names: string[]) => `^(\\.\\./)+(${names.join('|')})/`;

/** Lists everything that some files may import. All other imports are forbidden. */
function only(name: string, from: From, ...allowed: string[]) {
  return { name, severity: 'error', from, to: { pathNot: allowed } } as const;
}

/** Forbids imports of some files. */
function never(name: string, from: From, to: To) {
  return { name, severity: 'error', from, to } as const;
}

export const rules: IForbiddenRuleType[] = [
  // core imports nothing: no game, no package, nothing of Node.
  only('core-alone', { path: core }, core),
  only('conformance-core-only', { path: conformance }, core, conformance),
  {
    name: 'core-tests',
    severity: 'error',
    from: { path: '^core/(test|bench)/' },
    to: {
      pathNot: ['^core/', packages('vitest', 'fast-check', 'mitata')],
      dependencyTypesNot: ['core'],
    },
  },

  // Only server, page and command line import the protocol.
  only('protocol-core-only', { path: protocol }, core, protocol),
  never(
    'protocol-for-the-ends',
    { pathNot: '^(protocol|server|web|cli)/' },
    { path: '^protocol/' },
  ),

  // The client is published alone, for programs of others.
  only('client-alone', { path: '^client/(?!test/)' }, '^client/(?!test/)'),

  // A table of the server is a value: it stores and sends nothing.
  only('table-no-store', { path: '^server/table/' }, core, protocol, '^server/table/'),

  // A copy of a table in memory may be evicted: everybody else acts through handles.
  never(
    'one-live-copy',
    { pathNot: '^server/live-tables/(live-tables|live-copy|table-handle)\\.ts$' },
    { path: '^server/live-tables/live-table\\.ts$' },
  ),

  // The folders of a game: table and bot import the rules, and never the other way round.
  only('rules-core-only', { path: '^games/([^/]+)/rules/' }, core, '^games/$1/(rules|data)/'),
  only(
    'bot-core-search-rules',
    { path: '^games/([^/]+)/bot/' },
    core,
    search,
    '^games/$1/(bot|rules|data)/',
  ),
  only(
    'table-web-core-rules',
    { path: '^games/([^/]+)/table/' },
    core,
    '^web/src/',
    '^games/$1/(table|words|rules|data)/',
    packages('svelte', '@lingui/core'),
  ),
  only(
    'words-core-rules',
    { path: '^games/([^/]+)/words/' },
    core,
    '^games/$1/(words|rules|data)/',
    packages('@lingui/core'),
  ),
  // The files directly in a game's folder, such as `game.ts`.
  only(
    'game-entries',
    { path: '^games/([^/]+)/[^/]+\\.ts$' },
    core,
    search,
    '^web/src/',
    '^games/$1/(?!test/|bench/)',
    listedGame,
  ),
  never(
    'one-game-one-folder',
    { path: '^games/([^/]+)/' },
    { path: '^games/', pathNot: ['^games/$1/', listedGame] },
  ),
  never(
    'game-tests-stay-home',
    { path: '^games/[^/]+/(test|bench)/' },
    { path: '^(server|cli|scripts|web/src)/' },
  ),

  // Only games/catalogue.ts names games.
  only('search-core-only', { path: search }, core, search),
  never(
    'games-through-catalogue',
    { path: '^(server|cli|web|scripts)/' },
    { path: '^games/[^/]+/' },
  ),
  {
    name: 'catalogue-games-only',
    severity: 'error',
    from: { path: '^games/[^/]+\\.ts$' },
    to: {
      pathNot: [core, search, '^games/[^/]+\\.ts$', '^games/[^/]+/game\\.ts$'],
      dependencyTypesNot: ['core'],
    },
  },
  // The page runs in a browser, where there is no environment: its build fixes the catalogue.
  never(
    'page-opens-no-catalogue',
    { path: '^web/src/' },
    { path: '^games/(open-catalogue|test-facts)\\.ts$' },
  ),

  // Server and command line do not import the page, nor the page them.
  never(
    'server-no-page',
    { path: '^server/' },
    { path: '^(web|cli|scripts)/', pathNot: testDatabase },
  ),
  never('cli-no-page', { path: '^cli/' }, { path: '^(web|scripts)/', pathNot: testDatabase }),
  never('test-database-for-tests', { pathNot: tests }, { path: testDatabase }),
  never(
    'page-core-and-games',
    { path: '^web/src/' },
    { path: '^(search|server|cli|scripts)/|^core/conformance/' },
  ),
  never('page-in-browser', { path: '^web/src/' }, { dependencyTypes: ['core'] }),

  // Only tests import tests.
  never('tests-by-tests', { pathNot: tests }, { path: tests }),
  never(
    'tests-of-others',
    { path: tests },
    // All tests may use the toy game, the laws of bots, the fixtures that start servers, and the
    // helpers that play in a browser.
    {
      path: tests,
      pathNot: [
        '^$1/(test|bench)/',
        '^core/test/toy/',
        '^search/test/laws/',
        '^web/test/((app|shared-test)\\.ts$|play/)',
      ],
    },
  ),

  // What the folders of tools import is installed when a tool is used for the first time.
  never('resolvable', { pathNot: '^tools/' }, { couldNotResolve: true }),
  // Type imports do not exist at run time, and the lazy imports of a game's `game.ts` are meant to
  // close a cycle.
  never(
    'no-cycles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  ),
];
