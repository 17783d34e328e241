import { expect, type Page, type Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

/**
 * Measures the scripts that the page has loaded, in kilobytes, gzipped. Scripts of workers do not
 * count, because the table does not wait for them. It needs a page without a service worker, so
 * that every script is fetched over the network.
 */
export function weigh(page: Page): () => Promise<number> {
  const underWay = new Set<Request>();
  page.on('request', (request) => isScript(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await expect.poll(() => underWay.size, 'scripts under way').toBe(0);
    // A worker has a list of its own; only its first script is in the page's list.
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const paths = own.filter((path) => path.endsWith('.js') && !path.includes('/bots-'));
    let kB = 0;
    for (const path of new Set(paths)) {
      const script = await page.request.get(path);
      expect(script.status(), path).toBe(200);
      kB += gzipSync(await script.body(), { level: 9 }).length / 1000;
    }
    return kB;
  };
}
