import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Kilobytes of script as they travel, gzipped. */
export type Weight = {
  /** What the page loads for itself. */
  readonly page: number;
  /** What its workers load: bots, with all they have learnt. It keeps nobody waiting for the table. */
  readonly workers: number;
};

/** Weighs the scripts that a visit loads. Without a service worker: every script comes over the network. */
export function weigh(page: Page): () => Promise<Weight> {
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
    const weight = { page: 0, workers: 0 };
    for (const [path, body] of scripts) {
      const place = own.includes(path) && !path.includes('/thinking-') ? 'page' : 'workers';
      weight[place] += gzipSync(await body, { level: 9 }).length / 1000;
    }
    return weight;
  };
}
