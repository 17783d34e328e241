import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';

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

  // Whole games, which check positions, are loaded only when somebody opens a position.
  const index = /^games\/[\w-]+\/rules\/index\.ts$/;
  const whole = chunks.filter((chunk) => gameModules([chunk]).some((path) => index.test(path)));
  const names = whole.map(({ fileName }) => fileName);
  expect(chunks.filter(({ imports }) => imports.some((name) => names.includes(name)))).toEqual([]);
  const onlyWhole = /\/rules\/(index|shape|view-shape|event-shape|faults|scramble)\.ts$/;
  const others = gameModules(chunks.filter((chunk) => !whole.includes(chunk)));
  expect(others.filter((path) => onlyWhole.test(path))).toEqual([]);
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
