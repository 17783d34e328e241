import type { Page } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import { accessible, waitForDecision } from '../../../web/test/play/browser-table.ts';
import { mouse } from '../../../web/test/play/choose.ts';
import { hurry } from '../../../web/test/play/hurry.ts';
import { downtownPlayer } from './browser-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

const players = (page: Page) => page.getByRole('region', { name: 'Players' }).getByRole('article');

/** Plays until everybody has had a turn: a table does not load characters before. */
async function untilAllHavePlayed(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await waitForDecision(page);
    await downtownPlayer.answer(mouse(page), turn);
  }
}

test('the characters that are chosen for a new game stand at the table, and say how they play', async ({
  page,
}) => {
  await hurry(page, { name: 'Ana' });
  await page.goto('/#/new/downtown');
  await page.getByRole('button', { name: '5', exact: true }).click();
  const second = page.getByLabel('Seat 2: Name');
  await second.fill('Maximiliane-Alexandra von Hohenstein');
  for (const seat of [2, 3, 4, 5])
    await page
      .getByLabel(`Seat ${seat}: Characters`)
      .selectOption(seat === 3 ? 'Spoiler' : 'Lobbyist');
  await expect(page.getByText('Votes against whoever is ahead')).toBeVisible();
  await page.locator('form button.strong').click();
  await untilAllHavePlayed(page);

  const tag = players(page).nth(2).getByRole('button', { name: 'Spoiler' });
  await expect(tag).toHaveAccessibleDescription(/^Votes against whoever is ahead/);
  await expect(players(page).getByRole('button', { name: 'Lobbyist' })).toHaveCount(3);
  // Everybody is in sight, with name, character and score, however long a name is.
  for (const card of await players(page).all()) {
    await expect(card.locator('.score')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  await tag.click();
  const about = page.getByText('Votes against whoever is ahead').and(page.locator(':popover-open'));
  await expect(about).toBeInViewport({ ratio: 1 });
  await accessible(page);
});

test('at an open table the host chooses the character of a bot, and everybody reads it', async ({
  page,
  browser,
  server,
}) => {
  await hurry(page);
  await page.goto('/#/new/downtown');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ana');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Seat 2: Who plays').selectOption('starter');
  await page.getByRole('button', { name: 'Open for friends' }).click();

  const context = await browser.newContext({ baseURL: server, locale: 'en-GB' });
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link to this table').inputValue());
  const character = page.getByLabel('Seat 2: Characters');
  for (const [name, about] of [
    ['Gambler', 'Buys many plots at once'],
    ['Spoiler', 'Votes against whoever is ahead'],
  ] as const) {
    await character.selectOption(name);
    for (const one of [page, guest])
      await expect(one.getByRole('listitem').filter({ hasText: about })).toContainText(name);
  }
  await accessible(page);
  await accessible(guest);
  // A bot of another level stays who it is; one may have no character.
  await page.getByLabel('Seat 2: Who plays').selectOption('apprentice');
  await expect(guest.getByText('Bot, apprentice')).toBeVisible();
  await expect(guest.getByText('Spoiler', { exact: true })).toBeVisible();
  await character.selectOption('No character');
  await expect(guest.getByText('Spoiler', { exact: true })).toHaveCount(0);
  await character.selectOption('Spoiler');
  await expect(guest.getByText('Spoiler', { exact: true })).toBeVisible();

  await page.getByLabel('Seat 3: Who plays').selectOption('starter');
  await page.getByLabel('Seat 3: Characters').selectOption('Lobbyist');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAllHavePlayed(page);
  await expect(players(page).nth(1).getByRole('button', { name: 'Spoiler' })).toBeVisible();
  await expect(players(page).nth(2).getByRole('button', { name: 'Lobbyist' })).toBeVisible();
  await context.close();
});
