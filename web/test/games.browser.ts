import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { axe, fitsSideways } from './play/browser-table.ts';
import { weigh } from './page-weight.ts';

test.use({ serviceWorkers: 'block' });

for (const { credits, page: brought } of Object.values(catalogue)) {
  if (!brought) continue;
  const { title } = credits;

  test.describe(title, () => {
    test('is one press away, asks something, and complains about nothing', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto('/');
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
      await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
      const { violations } = await axe(page);
      expect(
        violations.map(({ id: rule, nodes }) => [rule, ...nodes.map(({ html }) => html)]),
      ).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('is at most 95 kB of script in all when the first move can be made', async ({ page }) => {
      const weight = weigh(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      const open = page.locator('main [data-choice="open"]');
      const button = page.locator('section.decision button:enabled');
      await expect(open.or(button).first()).toBeVisible();
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      const kB = await weight();
      console.log(`scripts: ${title} ${kB.toFixed(1)} kB in all`);
      expect(kB).toBeLessThanOrEqual(95);
    });

    test('fits a telephone without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
      await expect(() => fitsSideways(page)).toPass();
    });
  });
}
