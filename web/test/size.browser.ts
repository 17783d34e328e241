import { expect, hurry, test } from './toy.ts';
import { weigh } from './page-weight.ts';

// Without a service worker every script is fetched over the network and can be measured.
test.use({ serviceWorkers: 'block' });

test('home is at most 45 kB of script, a table one can play at most 95 kB in all', async ({
  page,
  browser,
  toy,
}) => {
  // A table to join, so that the home page lists it.
  const host = await browser.newContext({ baseURL: toy, locale: 'en' });
  const other = await host.newPage();
  await hurry(other, { name: 'Ana' });
  await other.goto('/#/new/toy');
  await other.getByRole('button', { name: 'With friends' }).click();
  await other.getByLabel('Show the table to everyone on this server').check();
  await other.getByRole('button', { name: 'Open for friends' }).click();
  await expect(other.getByLabel('Link to this table')).toHaveValue(/at/);
  await host.close();

  await hurry(page);
  const weight = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /Ana/ }).first()).toBeVisible();
  const home = await weight();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('main [data-choice="open"]').first()).toBeVisible();
  const table = await weight();
  console.log(`scripts: home ${home.toFixed(1)} kB, table ${table.toFixed(1)} kB in all`);
  expect(home).toBeLessThanOrEqual(45);
  expect(table).toBeLessThanOrEqual(95);
});
