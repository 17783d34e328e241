/** A retired word that may stay in a place, and why. */
export type AllowedWord = {
  /** A file, or a folder with a slash at its end. */
  readonly file: string;
  /** A retired word, or `*` for all. */
  readonly word: string;
  readonly reason: string;
};

/** Words with their ordinary meaning, names of other packages, and names that are stored. */
export const allowedWords: readonly AllowedWord[] = [
  { file: 'games/', word: 'neighbour', reason: 'lots, sites and locations have neighbours' },
  { file: 'docs/bots.md', word: 'neighbour', reason: 'lots have neighbours' },
  { file: 'docs/page.md', word: 'neighbour', reason: 'lots have neighbours' },
  { file: 'docs/before-and-after.md', word: 'neighbour', reason: 'lots have neighbours' },
  { file: 'web/src/by-ear/', word: 'neighbour', reason: 'places of a board have neighbours' },
  { file: 'web/src/table/by-ear.ts', word: 'neighbour', reason: 'the same neighbours' },
  { file: 'web/test/by-ear.test.ts', word: 'neighbour', reason: 'the same neighbours' },
  { file: 'web/test/play/transcript.ts', word: 'neighbour', reason: 'the same neighbours' },
  { file: 'games/', word: 'ear', reason: 'by ear: a table that is heard, not seen' },
  { file: 'docs/page.md', word: 'ear', reason: 'by ear' },
  { file: 'web/src/by-ear/', word: 'ear', reason: 'by ear' },
  { file: 'web/src/table/by-ear.ts', word: 'ear', reason: 'by ear' },
  { file: 'web/src/table/table-definition.ts', word: 'ear', reason: 'by ear' },
  { file: 'web/src/ui/', word: 'ear', reason: 'by ear: the words that the help about keys uses' },
  { file: 'web/src/words/', word: 'ear', reason: 'by ear' },
  { file: 'web/test/by-ear.test.ts', word: 'ear', reason: 'by ear' },
  { file: 'web/test/play/transcript.ts', word: 'ear', reason: 'by ear' },
  { file: 'games/sample-street/', word: 'house', reason: 'a building of that game' },
  { file: 'games/chinatown/', word: 'house', reason: 'a building on its board' },
  { file: 'docs/page.md', word: 'house', reason: 'the same building' },
  { file: 'CHANGELOG.md', word: 'house', reason: 'buildings on boards' },
  { file: 'CHANGELOG.md', word: 'neighbour', reason: 'lots have neighbours' },
  {
    file: 'games/chinatown/test/forecast.test.ts',
    word: 'room',
    reason: 'a field of the forecast: the free locations beside a business',
  },
  {
    file: 'games/chinatown/bot/say.ts',
    word: 'wish',
    reason: 'what a trader still looks for, a field of what it says',
  },
  { file: 'server/people/recovery.ts', word: 'letter', reason: 'the letters of recovery codes' },
  { file: 'web/src/coach/', word: 'letter', reason: 'the letters that stand for answers' },
  { file: 'web/src/review/review-model.svelte.ts', word: 'letter', reason: 'the same letters' },
  { file: 'web/src/table/advisor.ts', word: 'letter', reason: 'the same letters' },
  { file: 'web/src/table/table.svelte.ts', word: 'letter', reason: 'the same letters' },
  { file: 'web/test/coach.test.ts', word: 'letter', reason: 'the same letters' },
  { file: 'server/metrics/', word: 'registry', reason: 'a class of prom-client' },
  { file: 'server/http/routes/health.ts', word: 'registry', reason: 'a class of prom-client' },
  {
    file: 'cli/test/catalogue/former-catalogue.ts',
    word: 'registry',
    reason: 'the export of the former form of FAUBOURG_GAMES',
  },
  { file: 'docs/cli.md', word: 'registry', reason: 'the same export' },
  { file: 'docs/cli.md', word: 'lab', reason: 'the schema of the queue in PostgreSQL' },
  { file: 'docs/lab.md', word: 'lab', reason: 'the former address of docs/cli.md' },
  { file: 'docs/house-rules.md', word: 'house', reason: 'the former address of problem-codes.md' },
];
