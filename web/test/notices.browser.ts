import { expect, test } from './app.ts';
import { accessible, owes } from './play/browser-table.ts';
import { mouse } from './play/choose.ts';
import { join, openForFriends } from './play/new-game.ts';
import { signInAs } from './play/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a person on another page gets a notice that leads to the table', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  const table = { game: 'tower-up', seats: 2, people: 2 };
  const link = await openForFriends(mouse(page), table, 'Ana');
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await join(other, link, 'Ben');
  await expect(page.getByRole('list')).toContainText('Ben');
  await other.getByRole('link', { name: 'Home' }).click();
  await expect(other.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  const notice = other.locator('.notices');
  await expect(notice).toContainText('Tower Up');
  await expect(notice).toContainText(/The game has begun|It is your turn/);
  await accessible(other);
  await notice.getByRole('link', { name: 'Go to the table' }).click();
  await expect(other.getByRole('main', { name: 'The board' })).toBeVisible();
  await expect(notice).not.toContainText('Tower Up');

  // The home page shows whose turn it is, too.
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  const one = (await owes(page)) ? page : other;
  await one.getByRole('link', { name: 'Home' }).click();
  const games = one.getByRole('heading', { name: 'Your games' }).locator('..');
  await expect(games.getByRole('link', { name: /Tower Up/ })).toContainText('Your turn');
  await context.close();
});

test('a webhook is kept, checked and taken back', async ({ page }) => {
  await signInAs(page, 'Ana');
  const field = page.getByRole('textbox', { name: 'Webhook' });
  const save = page.getByRole('button', { name: 'Save the address' });
  const kept = async (): Promise<unknown> =>
    ((await (await page.request.get('/api/me')).json()) as { webhook: unknown }).webhook;
  await field.fill('ftp://example.org/a');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('does not have the expected form');
  await field.fill('https://example.org/a');
  await save.click();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  expect(await kept()).toBe('https://example.org/a');
  await field.fill('');
  await save.click();
  await expect(page.getByText('No address is called any more.')).toBeVisible();
  expect(await kept()).toBeNull();
});
