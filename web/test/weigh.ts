import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Counts the scripts a page loads, in kilobytes as they travel. */
export function weigh(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  return async () => {
    const bodies = await Promise.all(scripts.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  };
}
