/* oxlint-disable no-restricted-globals -- what waits for the pieces runs in the page */
import type { Page } from '@playwright/test';

/** Opens a table and waits until everything is drawn and no animation runs. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main', { name: 'The board' }).waitFor();
  // Some drawings are loaded after the board.
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForFunction(() => document.getAnimations().length === 0);
}
