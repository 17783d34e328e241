import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

/** Ana's page and Ben's, at the same table, which has not begun; Ben has sat down. */
async function openTable(page: Page, other: Page): Promise<void> {
  await hurry(page, { name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Open for friends' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  await hurry(other);
  await other.goto(link);
  await other.getByLabel('Name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('somebody is muted from the chat, listed in the account, and heard again', async ({
  page,
  browser,
  toy,
}) => {
  const context = await browser.newContext({ baseURL: toy });
  const other = await context.newPage();
  await openTable(page, other);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, other]) await one.getByRole('tab', { name: /^Chat/ }).click();
  await send(other, 'You never win');
  await send(page, 'Calm down');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('You never win');
  await expect(panel).toContainText('Calm down');
  // Nobody mutes themselves.
  const dots = panel.getByRole('button', { name: /^Mute or block/ });
  await expect(dots).toHaveCount(1);
  await dots.click();
  const dialog = page.getByRole('dialog', { name: 'Ben' });
  await accessible(page);
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Hear again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(panel).not.toContainText('You never win');
  await expect(panel).toContainText('Calm down');

  // What is said later does not arrive either; Ben sees his own lines as before.
  await send(other, 'Are you there?');
  await expect(other.getByRole('tabpanel')).toContainText('Are you there?');
  await send(page, 'Quiet here');
  await expect(panel).toContainText('Quiet here');
  await expect(panel).not.toContainText('Are you there?');

  const at = page.url();
  await page.goto('/#/me');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('muted');
  await accessible(page);
  await page.getByRole('button', { name: /^Hear again.*Ben/ }).click();
  await expect(page.getByText('Nobody. At a table you can')).toBeVisible();
  await page.goto(at);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(panel).toContainText('Are you there?');
  await context.close();
});

test('somebody is blocked before the game begins', async ({ page, browser, toy }) => {
  const context = await browser.newContext({ baseURL: toy });
  const other = await context.newPage();
  await openTable(page, other);
  await expect(page.getByRole('button', { name: /^Mute or block/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mute or block Ben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ben' });
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'No longer block' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // The other keeps the seat and sees nothing of it.
  await expect(other.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await context.close();
});

test('a name that bots have, or that nobody can read, is refused with a sentence', async ({
  page,
  toy,
  complaints,
}) => {
  await page.goto(`${toy}/#/me`);
  const name = page.getByRole('textbox', { name: 'Name' });
  const take = page.getByRole('button', { name: 'Take this name' });
  await name.fill('0dile');
  await take.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Bots are called that. Add something, such as an initial. (FB-45)',
  );
  await name.fill('A\u202Eda');
  await take.click();
  await expect(page.getByRole('alert')).toContainText('characters that nobody can see');
  await name.fill('Odile B.');
  await take.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  // The browser reports every refused request: the stranger's own, and two for the names.
  expect(complaints.splice(0)).toHaveLength(3);
});
