import { expect, test } from '@playwright/test';
import { serve } from '@faubourg/server';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessible, fitsSideways } from '../../web/test/play/browser-table.ts';
import { buildDocs } from '../docs/build-docs.ts';

test('a server shows the documents: found, read and accessible on every screen', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-docs-'));
  await buildDocs(join(folder, 'docs'));
  await writeFile(join(folder, 'index.html'), '<head></head>');
  const data = join(folder, 'data');
  const server = await serve({ port: 0, data, log: 'silent', page: folder });
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    const title = page.getByRole('heading', { level: 1 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.address}/docs`);
    await expect(title).toHaveText('Documents');
    await accessible(page);

    // By the list, then by the search, from the keyboard alone.
    const list = page.getByRole('navigation', { name: 'All pages', exact: true });
    await list.getByRole('link', { name: 'Architecture' }).click();
    await expect(title).toHaveText('Architecture');
    await expect(list.getByRole('link', { name: 'Architecture' })).toHaveAttribute(
      'aria-current',
      'page',
    );
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
    await page.goto(`${server.address}/docs/bot-protocol.html`);
    await expect(title).toHaveText('Bots in any language');
    await fitsSideways(page);
    await page.getByText('All pages', { exact: true }).click();
    const folded = page.getByRole('navigation', { name: 'All pages, folded' });
    await expect(folded.getByRole('link', { name: 'Add a game' })).toBeVisible();
    await accessible(page);
    expect(faults).toEqual([]);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
