import { expect, hurry, test } from './toy.ts';
import { weigh } from './page-weight.ts';

// Without a service worker every script is fetched over the network and can be measured.
test.use({ serviceWorkers: 'block' });

test('home is at most 45 kB of script, a table one can play at most 95 kB in all', async ({
  page,
}) => {
  await hurry(page);
  const weight = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const home = await weight();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('main [data-choice="open"]').first()).toBeVisible();
  const table = await weight();
  console.log(`scripts: home ${home.toFixed(1)} kB, table ${table.toFixed(1)} kB in all`);
  expect(home).toBeLessThanOrEqual(45);
  expect(table).toBeLessThanOrEqual(95);
});
