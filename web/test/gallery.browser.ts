import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { page as built } from '../../scripts/tools/build-page.ts';
import { expect, test } from './app.ts';

/** The development server, with a cache of its own beside what other servers use. */
async function develop(cacheDir: string): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'error',
    cacheDir,
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  return { server, address: server.resolvedUrls!.local[0]! };
}

test('the development server shows recorded positions as live tables', async ({ page }, info) => {
  const { server, address } = await develop(info.outputPath('vite'));
  try {
    const choices = 'game=tower-up&moment=start&windows=390×844&themes=dark&languages=fr';
    await page.goto(`${address}gallery?${choices}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    const frame = page.frameLocator('iframe');
    const board = frame.getByRole('main', { name: 'Le plateau' });
    await expect(board).toBeVisible({ timeout: 180_000 });
    await expect(frame.locator('html[data-theme="dark"]')).toHaveCount(1);
    await expect(frame.locator('main [data-choice="open"]').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.getByRole('button', { name: '1440×900' }).click();
    await page.getByRole('button', { name: 'light', exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(4);
    // A page at a zoom of 200 %.
    await page.getByRole('button', { name: '720×450' }).click();
    await expect(page.locator('iframe')).toHaveCount(6);
    await page.getByRole('button', { name: '720×450' }).click();
    // Another moment, and every moment.
    await page.getByLabel('Moment').selectOption('end');
    await expect(page.getByRole('region')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Tower Up: end' })).toBeVisible();
    await page.getByLabel('Moment').selectOption('');
    await expect(page.getByRole('region', { name: 'Tower Up: start' })).toBeVisible();
    // Nothing of it is kept on the device.
    const kept = await page.evaluate(async () => (await indexedDB.databases()).length);
    expect(kept).toBe(0);
    // What is chosen stands in the address.
    await page.reload();
    await expect(page.getByRole('button', { name: '1440×900' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  } finally {
    await server.close();
  }
});

test('nothing of the gallery is in the page that is served to people', async ({
  page,
  request,
}) => {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: built })) {
    // The documents speak of the gallery.
    if (file.startsWith('docs/')) continue;
    files.push(file);
    if (!/\.(js|html|css)$/.test(file)) continue;
    expect(await readFile(join(built, file), 'utf8'), file).not.toMatch(
      /gallery-frame|\/gallery\//,
    );
  }
  expect(files).toContain('index.html');
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([]);
  expect((await request.get('/gallery.html')).status()).toBe(404);
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faubourg');
});
