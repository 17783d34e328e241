import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { faultsOf } from './play/browser-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

test('after one visit the rules, lessons and puzzles of every game open without a network', async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const { id, credits, page: brought } of Object.values(catalogue)) {
    if (brought?.rules) {
      await page.goto(`/#/rules/${id}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
        `Rules of ${credits.title}`,
      );
      await expect(page.locator('[data-chapter]').first()).toBeVisible();
    }
    await page.goto(`/#/learn/${id}`);
    await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
    await page.goto(`/#/puzzles/${id}/today`);
    await expect(page.locator('section.card').getByRole('button', { name: 'Hint' })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
