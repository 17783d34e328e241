import { expect, type Page } from '@playwright/test';

/** Takes a name on the page of the account. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/#/me');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible();
}
