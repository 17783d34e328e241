import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('chat said without a connection is read after it; a refused line stays to be sent again', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page, { name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Open for friends' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext({ baseURL: toy });
  const other = await context.newPage();
  await hurry(other);
  await other.goto(link);
  await other.getByLabel('Name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, other]) await one.getByRole('tab', { name: /^Chat/ }).click();
  await other.getByLabel('Say something').fill('Half a sentence');
  await send(page, 'First line');
  await expect(other.getByRole('tabpanel')).toContainText('First line');
  await expect(other.getByLabel('Say something')).toHaveValue('Half a sentence');

  const gone = other.getByText('The connection is gone');
  await context.setOffline(true);
  await expect(gone).toBeVisible();
  await send(page, 'Second line');
  await expect(page.getByRole('tabpanel')).toContainText('Second line');
  await context.setOffline(false);
  await expect(gone).toBeHidden();
  await expect(other.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    /First line/,
    /Second line/,
  ]);

  // Six lines may follow each other at once; two were said. The one over the limit is refused.
  const field = page.getByLabel('Say something');
  const refusal = page.getByRole('tabpanel').getByRole('alert');
  for (let line = 1; !(await refusal.isVisible()); line++) {
    expect(line).toBeLessThan(100);
    await send(page, `Fast ${line}`);
    await expect(
      page.getByRole('tabpanel').getByText(`Fast ${line}`).or(refusal).first(),
    ).toBeVisible();
  }
  await expect(refusal).toHaveText('Too many tries. Wait a minute. (FB-55)');
  await expect(field).toHaveValue(/^Fast/);
  await accessible(page);
  await context.close();
});
