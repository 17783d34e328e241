/**
 * Tests that are too slow for the quick check: they start many programs, play many games or wait
 * for timeouts between nodes. Only `npm test` runs them, unless they were changed themselves. The
 * longest is first, because they start in this order.
 */
export const slowTests: readonly string[] = [
  'cli/test/docs.test.ts',
  'server/test/faults.test.ts',
  'scripts/test/release.test.ts',
  'scripts/test/start.test.ts',
  'server/test/http-bots.test.ts',
  'server/test/nodes.test.ts',
  'cli/test/queue.test.ts',
  'scripts/test/train.test.ts',
  'server/test/three-nodes.test.ts',
  'server/test/duties.test.ts',
  'server/test/fuzz.test.ts',
  'games/chinatown/test/bot-ending.test.ts',
  'server/test/restore.test.ts',
  'server/test/trading-bots.test.ts',
  'server/test/sqlite-files.test.ts',
  'games/chinatown/test/bot.test.ts',
  'games/chinatown/test/fuzz.test.ts',
  'cli/test/games.test.ts',
  'cli/test/arena.test.ts',
  'games/downtown/test/fuzz.test.ts',
  'server/test/chat.test.ts',
  'cli/test/verify.test.ts',
  'server/test/seats.test.ts',
  'games/tower-up/test/bot.test.ts',
  'scripts/test/deploy.test.ts',
  'scripts/test/deps.test.ts',
];
