import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';

/** The module that adds to a playable game what checks positions. */
const WHOLE_GAME = /\/games\/[\w-]+\/rules\/index\.ts$/;

const root = join(import.meta.dirname, '../..');

/** The chunks of a bundle made with the page's own settings. */
async function chunksOf(input?: string): Promise<Rolldown.OutputChunk[]> {
  const made = (await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, ...(input && { rolldownOptions: { input } }) },
  })) as Rolldown.RolldownOutput;
  return made.output.filter((file) => file.type === 'chunk');
}

/** The modules of the games in these chunks. */
const gameModules = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => relative(root, id.split('?')[0]!))
    .filter((path) => path.startsWith('games/'))
    .sort();

test('the page holds pictures and playable rules, and no bots and no parts of the command line', async () => {
  const chunks = await chunksOf();
  const modules = gameModules(chunks);
  for (const { id, page } of Object.values(catalogue)) {
    expect(modules).toContain(`games/${id}/game.ts`);
    expect(modules.includes(`games/${id}/table/index.ts`)).toBe(page !== undefined);
  }
  const foreign = /^games\/[\w-]+\/(bot\/|cli\.ts|bot-worker\.ts|table\/text\.ts)/;
  expect(modules.filter((path) => foreign.test(path))).toEqual([]);

  // A complete game is loaded by itself, when a position is opened.
  const usual = chunks.filter(({ moduleIds }) => !moduleIds.some((id) => WHOLE_GAME.test(id)));
  const whole = chunks.filter((chunk) => !usual.includes(chunk));
  expect(whole.every(({ isDynamicEntry }) => isDynamicEntry)).toBe(true);
  const names = new Set(whole.map(({ fileName }) => fileName));
  expect(usual.flatMap(({ imports }) => imports).filter((name) => names.has(name))).toEqual([]);
});

test.each(Object.values(catalogue).filter(({ page }) => page?.startBots))(
  'the worker of $id holds its bots, no pictures, no words and no other game',
  async ({ id }) => {
    const modules = gameModules(await chunksOf(join(root, 'games', id, 'bot-worker.ts')));
    expect(modules).toContain(`games/${id}/bot/index.ts`);
    const own = new RegExp(`^games/${id}/(bot/|rules/|data/|bot-worker\\.ts$)`);
    expect(modules.filter((path) => !own.test(path))).toEqual([]);
  },
);
