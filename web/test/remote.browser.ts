import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** What can be pressed for the open decision of this page. */
const openIn = (page: Page) =>
  page
    .locator('main [data-choice="open"]')
    .or(page.locator('section.decision fieldset button[aria-pressed="false"]'))
    // Who has no coins has nothing to choose: there is one answer, and its button.
    .or(page.getByRole('button', { name: 'Confirm', exact: true }))
    .first();

const asksOf = (page: Page): Promise<boolean> => openIn(page).isVisible();

/** Answers the open decision of this page, if there is one. */
async function answer(page: Page): Promise<void> {
  if (!(await asksOf(page))) return;
  await openIn(page)
    .click({ timeout: 3000 })
    .catch(() => {
      // The decision changed before the press; the next attempt sees the new one.
    });
}

test('two browsers play a whole game over the server, with a reload and a lost connection', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page, { confirm: false, name: 'Ana' });
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('select[data-option="rounds"]').selectOption('4');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  await expect(page.getByLabel('Link to this table')).toHaveValue(/^http.*\/at\/[\w-]+$/);
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
  const finished = async (): Promise<boolean> =>
    (await over(page).isVisible()) && (await over(other).isVisible());
  const gone = other.getByText('The connection is gone');
  for (let turn = 1; turn <= 6 || !(await finished()); turn++) {
    // Until the game is over, one of the pages always has a decision.
    await expect
      .poll(async () => (await asksOf(page)) || (await asksOf(other)) || (await finished()))
      .toBe(true);
    if (turn === 4) await page.reload();
    if (turn === 6) {
      await context.setOffline(true);
      await expect(gone).toBeVisible();
      await answer(page);
      await context.setOffline(false);
      await expect(gone).toBeHidden();
    }
    await answer(page);
    await answer(other);
  }
  await expect(page.getByRole('dialog')).toContainText(/win|share/);

  // A rematch keeps everybody's seat and begins when all have agreed.
  const finishedAt = new URL(page.url()).hash;
  await over(page).click();
  const asked = page.getByRole('region', { name: 'You have asked for a rematch' });
  await expect(asked).toContainText('We wait for Ben.');
  await expect(asked.getByRole('listitem')).toHaveText([/^\s*Ben \?/, /^\s*Ana/]);
  await expect(asked).not.toContainText('bot');
  await accessible(page);
  await expect(other.getByRole('region', { name: 'Ana wants a rematch' })).toBeVisible();
  await expect(over(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Join' }).click();
  for (const one of [page, other]) {
    await expect.poll(() => new URL(one.url()).hash).not.toBe(finishedAt);
    await expect(question(one)).toContainText('choose a card');
  }
  // Of two, the other one sits first now.
  const names = page.getByRole('region', { name: 'Players' }).getByRole('heading');
  await expect(names).toHaveText(['Ben', 'Ana']);
  await context.close();
});
