import type { Browser, Page } from '@playwright/test';
import { openForFriends, join } from './play/new-game.ts';
import { mouse } from './play/choose.ts';
import { accessible, expect, hurry, test } from './toy.ts';

async function guest(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await hurry(page);
  await join(page, link, 'Bea');
  return page;
}

test('who closes the browser is seen to be away, on a telephone too, and back when back', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page);
  await page.goto('/');
  const link = await openForFriends(mouse(page), { game: 'toy', seats: 2, people: 2 }, 'Ana');
  const bea = await guest(browser, toy, link);
  await page.getByRole('button', { name: 'Start' }).click();
  const players = page.getByRole('region', { name: 'Players' });
  await expect(players.getByRole('article').nth(1)).toContainText('Bea');
  await expect(players.getByText('away')).toHaveCount(0);
  const kept = await bea.context().storageState();
  await bea.context().close();
  const card = players.getByRole('article').nth(1);
  await expect(card.getByText('away')).toBeVisible();
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card.getByText('away')).toBeInViewport();
  await accessible(page);
  const again = await browser.newContext({ baseURL: toy, storageState: kept });
  await (await again.newPage()).goto(link);
  await expect(players.getByText('away')).toHaveCount(0);
  await again.close();
});
