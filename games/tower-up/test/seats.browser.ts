import type { Browser, BrowserContext, Page } from '@playwright/test';
import { towerUpPlayer } from './browser-table.ts';
import { expect, test } from '../../../web/test/app.ts';
import { accessible, waitForDecision, over, owes } from '../../../web/test/play/browser-table.ts';
import { endsAsRecorded } from '../../../web/test/play/game-end.ts';
import { mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { join, openForFriends } from '../../../web/test/play/new-game.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const { game, seats } = towerUpPlayer;

/** Another browser of the same server. */
async function anotherBrowser(browser: Browser, server: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  await hurry(context);
  return context;
}

/** Ana, who opened the table, and Ben in a browser of his own: their game has begun. */
async function twoPlaying(
  page: Page,
  browser: Browser,
  server: string,
): Promise<{ other: Page; link: string }> {
  const guest = await anotherBrowser(browser, server);
  await page.goto('/');
  const link = await openForFriends(mouse(page), { game, seats, people: 2 }, 'Ana');
  const other = await guest.newPage();
  await join(other, link, 'Ben');
  await expect(page.getByRole('list')).toContainText('Ben');
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, other])
    await expect(one.getByRole('main', { name: 'The board' })).toBeVisible();
  return { other, link };
}

const seatDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^Seat/ }).click();
  return page.getByRole('dialog', { name: 'Your seat' });
};
const bens = (page: Page) => page.locator('section.players article').filter({ hasText: 'Ben' });

test('who goes away is replaced by a bot, and takes the seat back', async ({
  page,
  browser,
  server,
}) => {
  const { other } = await twoPlaying(page, browser, server);
  const leaving = await seatDialog(other);
  await expect(leaving).toContainText('The table waits');
  await accessible(other);
  await leaving.getByRole('button', { name: 'Go away for now' }).click();
  await expect(other.getByRole('button', { name: 'Take the seat back' })).toBeVisible();
  await expect(bens(page)).toContainText('away');

  const replacing = await seatDialog(page);
  await accessible(page);
  await replacing.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  // The bot plays: whenever Ana has answered she is asked again.
  for (let turn = 0; turn < 2; turn++) {
    await waitForDecision(page);
    await towerUpPlayer.answer(mouse(page), turn);
  }
  await waitForDecision(page);
  await accessible(other);

  await other.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(other.getByRole('button', { name: 'Take the seat back' })).toBeHidden();
  await expect(bens(page)).not.toContainText('away');
  await towerUpPlayer.answer(mouse(page), 2);
  await expect.poll(() => owes(other)).toBe(true);
  await towerUpPlayer.answer(mouse(other), 3);
  await waitForDecision(page);
  await other.context().close();
});

test('who has built may take it back until the other has answered', async ({
  page,
  browser,
  server,
}) => {
  const { other } = await twoPlaying(page, browser, server);
  await expect.poll(async () => (await owes(page)) || (await owes(other))).toBe(true);
  const [first, second] = (await owes(page)) ? [page, other] : [other, page];
  const takeBack = first.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeHidden();
  await towerUpPlayer.answer(mouse(first), 0);
  await waitForDecision(second);
  await takeBack.click();
  await waitForDecision(first);
  await expect.poll(() => owes(second)).toBe(false);
  await expect(takeBack).toBeHidden();
  await towerUpPlayer.answer(mouse(first), 0);
  await waitForDecision(second);
  await expect(takeBack).toBeVisible();
  await towerUpPlayer.answer(mouse(second), 1);
  await expect(takeBack).toBeHidden();
  await other.context().close();
});

test('two give up, bots play to the end; a spectator watches; the same people meet again', async ({
  page,
  browser,
  server,
}) => {
  const { other, link } = await twoPlaying(page, browser, server);
  const stands = await anotherBrowser(browser, server);
  const spectator = await stands.newPage();
  await spectator.goto(link);
  await expect(spectator.locator('section.decision')).toContainText('You are watching');
  await expect(spectator.getByRole('button', { name: /^Seat/ })).toHaveCount(0);
  await expect(spectator.locator('main [data-choice="open"]')).toHaveCount(0);
  await accessible(spectator);

  for (const one of [page, other]) {
    const resigning = await seatDialog(one);
    await resigning.getByRole('button', { name: 'Give up' }).click();
    await expect(resigning).toContainText('for good');
    await accessible(one);
    await resigning.getByRole('button', { name: 'Give up' }).click();
    await expect(resigning).toBeHidden();
  }
  const everyone = [page, other, spectator];
  for (const one of everyone) await expect(over(one)).toBeVisible({ timeout: 180_000 });
  const records = [];
  for (const one of everyone) records.push(await endsAsRecorded(mouse(one)));
  expect(records[1]).toEqual(records[0]);
  expect(records[2]).toEqual(records[0]);
  await expect(over(spectator).getByRole('button', { name: 'Play again' })).toHaveCount(0);

  // Their seats are kept for them, and the next game begins when both have agreed.
  const finished = page.url();
  await over(page).getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('You have asked for a rematch')).toBeVisible();
  await expect(spectator.getByRole('link', { name: 'Watch' })).toBeVisible();
  await other.getByRole('button', { name: 'Join' }).click();
  for (const one of [page, other]) {
    await expect(one).not.toHaveURL(finished);
    await expect(over(one)).toHaveCount(0);
    await expect(one.getByRole('main', { name: 'The board' })).toBeVisible();
  }
  await other.context().close();
  await stands.close();
});
