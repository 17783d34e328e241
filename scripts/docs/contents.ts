/** A page of the site: the Markdown file that it is made from. */
export type Page = { readonly source: string; readonly address: string };

/** A group of the list of contents. An entry that is an address leads out of the site. */
export type Group = {
  readonly title: string;
  readonly entries: readonly (string | { readonly title: string; readonly href: string })[];
};

/** The page with which the site begins. */
export const START = 'docs/README.md';

/** The example programs, which the site offers for download, and where they stand in it. */
export const EXAMPLES = { source: 'cli/examples/http-bots', folder: 'examples' };

/** The pictures of curves, which pages show. Other pictures are left out: the site has to be small. */
export const CURVES = { source: 'docs/growth', folder: 'growth' };

/** Every page by group, in the order in which they are read. A test finds files that are missing. */
export const groups: readonly Group[] = [
  {
    title: 'The games',
    entries: [
      'docs/games/downtown.md',
      'docs/games/chinatown.md',
      'docs/games/tower-up.md',
      'docs/boards.md',
      'docs/reconstructed.md',
      'docs/shuffle.md',
      'docs/review.md',
      'docs/puzzles.md',
    ],
  },
  {
    title: 'Run a server',
    entries: ['docs/running.md', 'docs/server.md', 'docs/performance.md', 'SECURITY.md'],
  },
  {
    title: 'Bots and programs',
    entries: [
      'docs/bot-protocol.md',
      { title: 'API reference', href: '/api/docs' },
      'docs/api.md',
      'client/README.md',
      'docs/positions.md',
      'games/downtown/positions.md',
      'games/chinatown/positions.md',
      'games/tower-up/positions.md',
      'docs/problem-codes.md',
      'docs/house-rules.md',
    ],
  },
  {
    title: 'Command line and bots',
    entries: ['docs/cli.md', 'docs/lab.md', 'docs/bots.md', 'docs/training.md'],
  },
  {
    title: 'A game of your own',
    entries: [
      'docs/add-a-game.md',
      'games/sample-street/positions.md',
      'docs/rules-pages.md',
      'docs/translate.md',
    ],
  },
  {
    title: 'How it is built',
    entries: [
      'docs/architecture.md',
      'docs/page.md',
      'docs/before-and-after.md',
      'docs/glossary.md',
      'STYLE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'docs/decisions/0001-node-24-from-npm.md',
      'docs/decisions/0002-two-typescripts.md',
      'docs/decisions/0003-chromium-from-npm.md',
      'docs/decisions/0004-decks-without-order.md',
      'docs/decisions/0005-two-sides-of-a-game.md',
      'docs/decisions/0006-records-as-a-chain.md',
      'docs/decisions/0007-a-game-describes-itself.md',
    ],
  },
];

/** Pages that only say where their content went. They have an address but no place in the list. */
export const MOVED = ['docs/lab.md', 'docs/house-rules.md'];

/** The address of a page within the site: `api.html`, `games/downtown.html`, `client.html`. */
export function addressOf(source: string): string {
  if (source === START) return 'index.html';
  const positions = /^games\/([^/]+)\/positions\.md$/.exec(source)?.[1];
  if (positions !== undefined) return `positions-${positions}.html`;
  const name = source
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '.md')
    .replace(/\.md$/, '.html');
  return /^[A-Z]+\.html$/.test(name) ? name.toLowerCase() : name;
}

/** All pages, the start first. */
export const pages: readonly Page[] = [
  START,
  ...groups.flatMap(({ entries }) => entries.filter((entry) => typeof entry === 'string')),
].map((source) => ({ source, address: addressOf(source) }));
