import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** Answers whatever is asked of this page now, if anything is. */
async function answer(page: Page): Promise<void> {
  const thing = page.locator('main [data-standing="open"]').first();
  const button = page.locator('fieldset button[aria-pressed="false"]').first();
  const open = thing.or(button).first();
  if (!(await open.isVisible())) return;
  await open.click({ timeout: 1000 }).catch(() => {
    // The question was gone before the press: the next look sees the next one.
  });
}

test('two browsers play a whole game over the server, with a reload and a lost connection', async ({
  page,
  browser,
  toy,
}) => {
  test.setTimeout(90_000);
  await hurry(page, { confirm: false, name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('select[data-option="rounds"]').selectOption('4');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  await expect(page.getByLabel('Link to this table')).toHaveValue(/#\/at\//);
  await accessible(page);

  const context = await browser.newContext({ baseURL: toy });
  const other = await context.newPage();
  await hurry(other, { confirm: false });
  await other.goto(await page.getByLabel('Link to this table').inputValue());
  await other.getByLabel('Name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('list')).toContainText('Ben');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(question(page)).toContainText('choose a card');
  await expect(question(other)).toContainText('choose a card');
  await accessible(other);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Good luck');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('tab', { name: 'Chat' }).click();
  await expect(other.getByRole('tabpanel')).toContainText('Good luck');

  const over = (one: Page) => one.getByRole('button', { name: 'Play again' });
  let turns = 0;
  await expect(async () => {
    turns++;
    if (turns === 4) await page.reload();
    if (turns === 6) {
      await context.setOffline(true);
      await expect(other.getByText('The connection is gone')).toBeVisible({ timeout: 10_000 });
      await answer(page);
      await context.setOffline(false);
      await expect(other.getByText('The connection is gone')).toBeHidden({ timeout: 10_000 });
    }
    await answer(page);
    await answer(other);
    expect((await over(page).isVisible()) && (await over(other).isVisible())).toBe(true);
  }).toPass({ timeout: 80_000, intervals: [50] });
  await expect(page.getByRole('dialog')).toContainText(/win|share/);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lanterns');
  await context.close();
});
