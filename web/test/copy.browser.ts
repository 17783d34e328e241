import type { Page } from '@playwright/test';
import { accessible, expect, hurry, test } from './toy.ts';

/** Makes the browser refuse to copy. */
async function refuseCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.assign(document, { execCommand: () => false });
  });
}

const byHand = (page: Page) => page.getByRole('dialog', { name: 'Copy it from here' });

test('what the browser will not copy is shown, selected, and the table stays', async ({ page }) => {
  await refuseCopies(page);
  await hurry(page, { confirm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  const log = page.getByRole('tabpanel');
  await expect(log).toContainText(/wins? the round/);
  await log.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(byHand(page)).toBeVisible();
  await accessible(page);
  const text = byHand(page).getByRole('textbox');
  await expect(text).toHaveValue(/\/s\/[\w-]{12}\/\d+$/);
  const selected = () =>
    text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  await expect.poll(selected).toBe(await text.inputValue());
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(byHand(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a report that cannot be copied is still the report of the first fault', async ({
  page,
  complaints,
}) => {
  await refuseCopies(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.evaluate(() => {
    for (const what of ['a first error', 'a second error'])
      setTimeout(() => {
        throw new Error(what);
      }, 0);
  });
  await expect(page.locator('pre')).toContainText('a first error');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(byHand(page).getByRole('textbox')).toHaveValue(/a first error/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('pre')).toContainText('a first error');
  complaints.length = 0;
});
