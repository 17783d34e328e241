import { AxeBuilder } from '@axe-core/playwright';
import { credits, registry } from '../../games/registry.ts';
import { expect, test } from './house.ts';
import { weigh } from './weigh.ts';

test.use({ serviceWorkers: 'block' });

for (const { id, title } of credits) {
  if (!registry[id]?.page?.table) continue;

  test.describe(title, () => {
    test('is one press away, asks something, and complains about nothing', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const weight = weigh(page);
      await page.goto('/');
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
      await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
      // Bots think with scripts of their own, in a worker, while the person already looks.
      const kB = await weight();
      console.log(`scripts: ${title} ${kB.toFixed(1)} kB in all`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id: rule, nodes }) => [rule, ...nodes.map(({ html }) => html)]),
      ).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('fits a telephone without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      await page.getByRole('button', { name: `Play now: ${title}` }).click();
      await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  });
}
