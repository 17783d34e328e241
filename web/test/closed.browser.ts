import { expect } from '@playwright/test';
import { serve } from '@faubourg/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { page as folder } from '../../scripts/tools/build-page.ts';
import { accessible } from './play/browser-table.ts';
import { test } from './shared-test.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

test('whoever sees a table that was closed reads so, before and after its start', async ({
  browser,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const hourly: (() => void)[] = [];
  const server = await serve({
    port: 0,
    data,
    page: folder,
    log: 'silent',
    setInterval: (milliseconds, work) => {
      if (milliseconds === HOUR) hourly.push(work);
      return () => {};
    },
  });
  const [ana, ben] = await Promise.all(
    ['Ana', 'Ben'].map(async (name) => {
      const context = await browser.newContext({ baseURL: server.address });
      await context.request.post('/api/guest', { data: { name } });
      return context;
    }),
  );
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const open = async (): Promise<string> => {
    const opened = await ana!.request.post('/api/tables', { data: { game: 'tower-up', seats } });
    return ((await opened.json()) as { table: string }).table;
  };
  const lobby = await open();
  await ana!.request.post(`/api/tables/${lobby}/close`, { data: {} });
  const page = await ana!.newPage();
  await page.goto(`/#/at/${lobby}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is closed.');
  await accessible(page);

  const table = await open();
  for (const context of [ana!, ben!]) {
    await context.request.post(`/api/tables/${table}/sit`, { data: {} });
  }
  await ana!.request.post(`/api/tables/${table}/start`, { data: {} });
  await page.goto(`/#/at/${table}`);
  const panel = page.locator('section.decision');
  await expect(panel).toBeVisible();
  await expect(panel).not.toContainText('was closed');
  const db = new DatabaseSync(join(data, 'faubourg.sqlite'));
  db.prepare('update log set at = at - ?').run(YEAR);
  db.prepare('update tables set created_at = created_at - ?').run(YEAR);
  db.close();
  for (const work of hourly) work();
  await expect(panel).toContainText('This table was closed because nobody played here');
  await accessible(page);
  // Also for somebody who comes later.
  await page.reload();
  await expect(panel).toContainText('This table was closed because nobody played here');
  await Promise.all([ana!.close(), ben!.close()]);
  await server.close();
  await rm(data, { recursive: true });
});
