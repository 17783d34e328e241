import { type Browser, chromium, type Page } from '@playwright/test';
import { faultsOf } from './play/browser-table.ts';
import { accessible, expect, hurry, test } from './toy.ts';

/*
 * How people on a home network reach the server: by http and a name other than localhost. Browsers
 * withhold many features from pages at such addresses.
 */
let browser: Browser;
let home: string;
test.beforeAll(async ({ toy, launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP server.test 127.0.0.1'],
  });
  home = toy.replace('localhost', 'server.test');
});
test.afterAll(() => browser.close());

async function friend(settings: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: home });
  const page = await context.newPage();
  await hurry(page, settings);
  await page.goto('/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
}

test('over plain http two friends copy the link and play', async () => {
  const ana = await friend({ name: 'Ana' });
  const ben = await friend();
  const faults = [ana, ben].map(faultsOf);
  await ana.goto('/#/new/toy');
  await ana.getByRole('button', { name: 'With friends' }).click();
  await ana.getByRole('button', { name: '2', exact: true }).click();
  await ana.getByRole('button', { name: 'Open for friends' }).click();
  await ana.getByRole('button', { name: 'Copy link' }).click();
  await expect(ana.getByRole('button', { name: 'Copied.' })).toBeVisible();
  await ben.goto(await ana.getByLabel('Link to this table').inputValue());
  await ben.getByLabel('Name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ana.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ben]) {
    await page.locator('main [data-choice="open"]').first().click();
    await page.getByRole('button', { name: /^Play card/ }).click();
  }
  await expect(ana.getByRole('tabpanel')).toContainText(/wins? the round/);
  await expect(ben.getByRole('tabpanel')).toContainText(/wins? the round/);
  expect(faults).toEqual([[], []]);
});

test('over plain http the account says what needs https, and offers the rest', async () => {
  const page = await friend();
  const faults = faultsOf(page);
  await expect(page.getByText('works without a connection')).toHaveCount(0);
  await page.goto('/#/me');
  await expect(page.getByRole('button', { name: /passkey/i })).toHaveCount(0);
  await page.getByLabel('Name').fill('Ana');
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByText('Passkeys need an address that begins with https')).toBeVisible();
  await expect(page.getByText('Notices while the page is closed need')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('button', { name: 'Copy the codes' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(faults).toEqual([]);
});
