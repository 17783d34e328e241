import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/**
 * Counts the scripts a page loads for itself, in kilobytes as they travel. What its workers load
 * (bots, with all they have learnt) keeps nobody waiting for the table.
 */
export function weigh(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  return async () => {
    // A worker keeps a list of its own.
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const paths = own.filter((path) => scripts.has(path) && !path.includes('/thinking-'));
    const bodies = await Promise.all([...new Set(paths)].map((path) => scripts.get(path)!));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  };
}
