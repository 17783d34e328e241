/* oxlint-disable no-restricted-globals -- what waits for the pieces runs in the page */
import type { Page } from '@playwright/test';

/** Opens a table and waits until everything is drawn and no animation runs. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main', { name: 'The board' }).waitFor();
  await filesArrived(page);
  await page.evaluate('document.fonts.ready');
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/**
 * Waits until no file has arrived for half a second: some drawings are loaded after the board. The
 * load state `networkidle` is reached once for each address, perhaps before they are asked for.
 */
export async function filesArrived(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET = 500;
        let timer = setTimeout(resolve, QUIET);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, QUIET);
        }).observe({ type: 'resource' });
      }),
  );
}
