import { expect, test } from '../../../web/test/house.ts';
import { weigh } from '../../../web/test/weigh.ts';

// Without it every script comes over the network, where it can be weighed.
test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

test('a table one can play is at most 80 kB of script in all', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/#/new/downtown', { waitUntil: 'networkidle' });
  await page.locator('form button.strong').click();
  await expect(page.locator('main svg .lot').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await weight()).toBeLessThanOrEqual(80);
});
