import type { BrowserContext } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets the page's files arrive late and in another order each time, as on a slow network:
 * FAUBOURG_LATE is the longest wait in milliseconds. What a page shows or a test reads must not
 * depend on which file comes first.
 */
export async function delayFiles(context: BrowserContext): Promise<void> {
  const longest = Number(process.env.FAUBOURG_LATE ?? 0);
  if (longest === 0) return;
  await context.route(/\/assets\/[^/]+\.(js|css)$/, async (route) => {
    await wait(Math.random() * longest);
    // The page may be closed by now.
    await route.continue().catch(() => {});
  });
}
