import { expect, test } from '../../web/test/app.ts';
import { accessible, fitsSideways } from '../../web/test/play/browser-table.ts';

test('a server shows the documents: found, read and accessible on every screen', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const title = page.getByRole('heading', { level: 1 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs');
  await expect(title).toHaveText('Documents');

  // By the list, then by the search, from the keyboard alone.
  const list = page.getByRole('navigation', { name: 'All pages', exact: true });
  await list.getByRole('link', { name: 'Architecture' }).click();
  await expect(title).toHaveText('Architecture');
  await expect(list.getByRole('link', { name: 'Architecture' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The script of the search has run once the page is loaded.
  await page.waitForLoadState('load');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the documents' });
  await expect(search).toBeFocused();
  await search.fill('limits of the server');
  await expect(page.getByRole('status')).toHaveText(/^\d+ found$/);
  await accessible(page);
  await search.fill('zzz');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “zzz”');
  await search.fill('glossary');
  const first = page.getByRole('search').getByRole('link').first();
  await expect(first).toContainText('Glossary');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Glossary');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/problem-codes.html');
  await expect(title).toHaveText('Problem codes');
  await fitsSideways(page);
  await page.getByText('All pages', { exact: true }).click();
  const folded = page.getByRole('navigation', { name: 'All pages, folded' });
  await expect(folded.getByRole('link', { name: 'Add a game' })).toBeVisible();
  await accessible(page);
  expect(faults).toEqual([]);
});
