import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

/** Paths as rules speak of them: regular expressions on paths from the root of the house. */
const core = '^core/(?!test/|bench/|conformance/)';
const conformance = '^core/conformance/';
const search = '^search/(?!test/|bench/)';
const tests = '^(core|search|server|web|cli|scripts|games/[^/]+)/(test|bench)/';
/** The database that tests of the server and of the command line start. */
const testDatabase = '^scripts/tools/postgres\\.ts$';
/** The types of what a game brings. */
const listedGame = '^games/listed-game\\.ts$';
/** Packages lie outside the copy that is checked (see mirror.ts). */
const packages = (...names: string[]) => `^(\\.\\./)+(${names.join('|')})/`;

/** Everything a part of the house may reach; whatever is not listed is forbidden. */
function only(name: string, from: From, ...allowed: string[]) {
  return { name, severity: 'error', from, to: { pathNot: allowed } } as const;
}

/** Things a part of the house may not reach. */
function never(name: string, from: From, to: To) {
  return { name, severity: 'error', from, to } as const;
}

export const rules: IForbiddenRuleType[] = [
  // core stands alone: no game, no package, no platform.
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

  // A game is a folder; its rooms look one way only.
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
  // What a game brings, said in its `game.ts` and gathered by reader.
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

  // What knows no game, and the one file that does.
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
  // The page runs in a browser: it is given its games, and reads no environment.
  never(
    'page-opens-no-catalogue',
    { path: '^web/src/' },
    { path: '^games/(open-catalogue|test-facts)\\.ts$' },
  ),

  // Server and command line on one side, the page on the other.
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

  // Tests are read by tests.
  never('tests-by-tests', { pathNot: tests }, { path: tests }),
  never(
    'tests-of-others',
    { path: tests },
    // The toy game, what holds for all bots, the fixture that starts the house and what plays in
    // a browser are there for everyone's tests.
    {
      path: tests,
      pathNot: [
        '^$1/(test|bench)/',
        '^core/test/toy/',
        '^search/test/laws/',
        '^web/test/(app\\.ts$|play/)',
      ],
    },
  ),

  never('resolvable', {}, { couldNotResolve: true }),
  // A type costs nothing at run time, and a lazy import is how a game's `game.ts` breaks its circle.
  never(
    'no-cycles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  ),
];
