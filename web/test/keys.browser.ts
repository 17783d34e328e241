import { expect, test } from './app.ts';
import { accessible } from './play/browser-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the help shows all keys; letters can be switched off as keys, and on again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Downtown' }).click();
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  // The first key of the visit is answered, although it loads what answers it.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys at the table' });
  await expect(help).toContainText('how the table stands');
  await accessible(page);
  await help.getByRole('checkbox', { name: 'Letters are keys' }).uncheck();
  await help.getByRole('button', { name: 'Done' }).click();
  await expect(help).toHaveCount(0);
  await page.keyboard.press('o');

  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByText('Keys at the table').click();
  await settings.getByRole('checkbox', { name: 'Letters are keys' }).check();
  await accessible(page);
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toHaveCount(0);
  await page.keyboard.press('o');
  // Only the second press was a question.
  const overview = page.getByRole('log').locator('p').filter({ hasText: 'of 24 lots planned' });
  await expect(overview).toHaveCount(1);
});

test('the key N goes through what can be chosen and leaves out the rest', async ({ page }) => {
  await page.goto('/#/new/chinatown');
  await page.locator('form button.strong').click();
  const open = page.locator('main [data-choice="open"]');
  await expect(open.first()).toBeVisible();
  const names = await open.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(2);
  const focused = page.locator('main :focus');
  // The first key of the visit is answered, although it loads what answers it.
  for (const name of [...names, names[0]]) {
    await page.keyboard.press('n');
    await expect(focused).toHaveAttribute('aria-label', name!);
  }
  await page.keyboard.press('Shift+N');
  await expect(focused).toHaveAttribute('aria-label', names.at(-1)!);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('data-choice', 'chosen');
});
