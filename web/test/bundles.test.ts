import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';

const root = join(import.meta.dirname, '../..');

/** The modules of the games in a bundle made with the page's own settings. */
async function gameModules(input?: string): Promise<string[]> {
  const made = (await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, ...(input && { rolldownOptions: { input } }) },
  })) as Rolldown.RolldownOutput;
  const modules = made.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return modules
    .map((id) => relative(root, id.split('?')[0]!))
    .filter((path) => path.startsWith('games/'))
    .sort();
}

test('the page holds pictures and playable rules, and no bots, no parts of the command line, no complete games', async () => {
  const modules = await gameModules();
  for (const { id, page } of Object.values(catalogue)) {
    expect(modules).toContain(`games/${id}/game.ts`);
    expect(modules.includes(`games/${id}/table/index.ts`)).toBe(page !== undefined);
  }
  const foreign = /^games\/[\w-]+\/(bot\/|cli\.ts|bot-worker\.ts|table\/text\.ts|rules\/index\.ts)/;
  expect(modules.filter((path) => foreign.test(path))).toEqual([]);
});

test.each(Object.values(catalogue).filter(({ page }) => page?.startBots))(
  'the worker of $id holds its bots, no pictures, no words and no other game',
  async ({ id }) => {
    const modules = await gameModules(join(root, 'games', id, 'bot-worker.ts'));
    expect(modules).toContain(`games/${id}/bot/index.ts`);
    const own = new RegExp(`^games/${id}/(bot/|rules/|data/|bot-worker\\.ts$)`);
    expect(modules.filter((path) => !own.test(path))).toEqual([]);
  },
);
