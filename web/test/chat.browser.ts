import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

const chat = (page: Page) => page.getByRole('tab', { name: /^Chat/ });

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('chat of others counts as unread, is announced once, and counts as read when it was shown', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page, { name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Seat 3: Who plays').selectOption('regular');
  await page.getByLabel('Show the table to everyone on this server').check();
  await page.getByRole('button', { name: 'Open for friends' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext({ baseURL: toy });
  const other = await context.newPage();
  await hurry(other);
  await other.goto(link);
  await other.getByLabel('Name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start' }).click();

  // The other log is what bots say.
  const announcer = other.locator('[role="log"][aria-relevant="additions"]');
  await expect(announcer).toContainText('choose a card');
  await chat(page).click();
  await send(page, 'Good luck');
  await expect(chat(other)).toHaveAccessibleName(/1 new/);
  await expect(announcer.getByText('Ana says: Good luck')).toHaveCount(1);
  await send(page, 'and have fun');
  await expect(chat(other)).toHaveAccessibleName(/2 new/);
  await accessible(other);
  // One's own lines do not count as unread.
  await expect(chat(page)).toHaveAccessibleName('Chat');

  // After a reload the lines are still unread, and are not announced again.
  await other.reload();
  await expect(chat(other)).toHaveAccessibleName(/2 new/);
  await expect(announcer).toContainText('choose a card');
  await expect(announcer).not.toContainText('Good luck');
  await chat(other).click();
  await expect(other.getByRole('tabpanel')).toContainText('and have fun');
  await expect(chat(other)).toHaveAccessibleName('Chat');
  await other.reload();
  await expect(announcer).toContainText('choose a card');
  await expect(chat(other)).toHaveAccessibleName('Chat');

  // The list of tables names the bot as the table does, in the reader's language.
  const bot = other.locator('section.players h2').nth(2);
  await expect(bot).not.toBeEmpty();
  const named = await bot.innerText();
  await other.evaluate(() => localStorage.setItem('faubourg.settings', '{"language":"fr"}'));
  await other.goto(`${toy}/#/`);
  await other.reload();
  await expect(
    other.getByRole('link', { name: `Ana, Ben et ${named} (robot)` }).first(),
  ).toBeVisible();
  await context.close();
});
