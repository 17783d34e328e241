/**
 * Tests that are too slow for the quick check: they start many programs, play many games or wait
 * for timeouts between nodes. Only `npm test` runs them, unless they were changed themselves.
 */
export const slowTests: readonly string[] = [
  'cli/test/arena.test.ts',
  'cli/test/docs.test.ts',
  'cli/test/games.test.ts',
  'cli/test/queue.test.ts',
  'cli/test/verify.test.ts',
  'games/chinatown/test/bot-ending.test.ts',
  'games/chinatown/test/bot.test.ts',
  'games/chinatown/test/fuzz.test.ts',
  'games/downtown/test/fuzz.test.ts',
  'games/tower-up/test/bot.test.ts',
  'scripts/test/deps.test.ts',
  'scripts/test/deploy.test.ts',
  'scripts/test/release.test.ts',
  'scripts/test/start.test.ts',
  'scripts/test/train.test.ts',
  'server/test/chat.test.ts',
  'server/test/duties.test.ts',
  'server/test/faults.test.ts',
  'server/test/fuzz.test.ts',
  'server/test/nodes.test.ts',
  'server/test/seats.test.ts',
  'server/test/three-nodes.test.ts',
];
