import type { Page } from '@playwright/test';
import { accessible, expect, hurry, shortGame, test } from './toy.ts';

type Reply = { readonly [field: string]: string };

test('bots have a face, say a line at their seat, and are silent when that is switched off', async ({
  page,
}) => {
  await hurry(page, { confirm: false });
  await shortGame(page);
  const players = page.getByRole('region', { name: 'Players' });
  const bot = players.getByRole('article').filter({ hasText: 'Odile' });
  await expect(bot.locator('img')).toHaveAttribute('src', '/faces/odile.svg');
  const speech = page.locator('.speech');
  await expect(speech).toHaveCount(0);
  // The first press or key asks for what bots say.
  await page.keyboard.press('Shift');
  await expect(speech).toHaveText(/\S/);
  const line = await speech.innerText();
  await expect(page.getByRole('log').filter({ hasText: line })).toHaveText(`Odile: “${line}”`);
  await expect(speech).toHaveCount(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Bots say a line now and then').uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(bot).toBeVisible();
  await page.keyboard.press('Shift');
  await page.locator('main [data-choice="open"]').first().click();
  await expect(page.getByRole('tabpanel')).toContainText(/wins? the round/);
  await expect(page.getByRole('log')).toHaveCount(1);
  await expect(speech).toHaveCount(0);
});

/** What the bubble covers that it must not; null while nothing is said. */
const covered = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const bubble = document.querySelector('.speech:popover-open')?.getBoundingClientRect();
    if (!bubble || bubble.width === 0) return null;
    const found: string[] = [];
    if (bubble.left < 0 || bubble.right > innerWidth || bubble.top < 0) found.push('the edge');
    const overlaps = (one: DOMRect): boolean =>
      one.width > 0 &&
      one.right > bubble.left + 1 &&
      one.left < bubble.right - 1 &&
      one.bottom > bubble.top + 1 &&
      one.top < bubble.bottom - 1;
    for (const one of document.querySelectorAll('main, a, button'))
      if (overlaps(one.getBoundingClientRect())) found.push(one.textContent.trim() || one.tagName);
    const lines = (selector: string): { text: string; box: DOMRect }[] =>
      [...document.querySelectorAll(selector)].map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return { text: one.textContent, box: words.getBoundingClientRect() };
      });
    // On its own card a line may lie over what the game draws, not over a name.
    for (const { text, box } of lines('.players h2')) if (overlaps(box)) found.push(text);
    const small = matchMedia('(width < 56rem), (height < 30rem)').matches;
    for (const { text, box } of small ? lines('.players .score') : [])
      if (overlaps(box)) found.push(text);
    // On a small window it may take the place of the title, all of it.
    for (const { text, box } of lines('.table-bar h1'))
      if (overlaps(box) && !(small && box.left >= bubble.left && box.right <= bubble.right))
        found.push(text);
    return found;
  });

/** Windows of a desk, of a telephone, and of a telephone in landscape. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

test('what a bot says covers nothing of the board, no button, no name and no score', async ({
  page,
}) => {
  await hurry(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await shortGame(page);
    await page.keyboard.press('Shift');
    // Measured in the first frame that shows it: it goes away by itself.
    await page.waitForFunction(() => {
      const bubble = document.querySelector('.speech:popover-open')?.getBoundingClientRect();
      return bubble !== undefined && bubble.width > 0;
    });
    expect(await covered(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});

test('what a bot says finds its place again when the window changes while it is shown', async ({
  page,
}) => {
  await page.clock.install();
  await hurry(page);
  await page.setViewportSize(WINDOWS[0]);
  await shortGame(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('.speech')).toBeVisible();
  // The clock is paused: the line stays.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  const at = [...WINDOWS, { width: 720, height: 900 }, WINDOWS[2], WINDOWS[1], WINDOWS[0]];
  for (const size of at) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page), `${size.width} × ${size.height}`).toEqual([]);
    // It stands at what it belongs to: the speaker's card, or the bar.
    const near = await page.locator('.speech').evaluate((bubble) => {
      const { top, bottom, left } = bubble.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return [...document.querySelectorAll('.players article, .table-bar')].some((one) => {
        const box = one.getBoundingClientRect();
        return middle > box.top && middle < box.bottom && left >= box.left - 1 && left < box.right;
      });
    });
    expect(near, `${size.width} × ${size.height}`).toBe(true);
  }
});

test('what a bot says lies in the bar where its card is covered, and is only heard on a telephone', async ({
  page,
}) => {
  await hurry(page);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await shortGame(page);
    // As if a tray lay over the cards: what is inert is not found at its place.
    await page.locator('.table-frame > .players').evaluate((players: HTMLElement) => {
      players.inert = true;
    });
    await page.keyboard.press('Shift');
    // Looked at in the first frame that says the line: it goes away by itself.
    const seen = await page.waitForFunction(() => {
      const logs = [...document.querySelectorAll('[role="log"]')];
      if (!logs.some(({ textContent }) => textContent.includes('“'))) return null;
      const bubble = document.querySelector('.speech:popover-open')?.getBoundingClientRect();
      if (!bubble) return 'nothing';
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('.table-bar h1')!);
      const bar = document.querySelector('.table-bar')!.getBoundingClientRect();
      const apart = bubble.left >= words.getBoundingClientRect().right;
      return apart && bubble.bottom <= bar.bottom + 1 ? 'in the bar' : 'elsewhere';
    });
    expect(await seen.jsonValue()).toBe(size.width > 500 ? 'in the bar' : 'nothing');
  }
});

test('a table that is being played can be watched from the home page; a kept seat is no bot', async ({
  page,
  playwright,
  toy,
}) => {
  await hurry(page);
  const guest = async (name: string) => {
    const api = await playwright.request.newContext({ baseURL: toy });
    const post = async (path: string, data: object): Promise<Reply> =>
      (await (await api.post(path, { data })).json()) as Reply;
    const { person } = (await post('/api/guest', { name })) as unknown as {
      person: { id: string };
    };
    return { id: person.id, post };
  };
  const [host, other] = [await guest('Hortense'), await guest('Gaspard')];
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'apprentice' }];
  const played = await host.post('/api/tables', { game: 'toy', listed: true, seats });
  await host.post(`/api/tables/${played['table']}/sit`, {});
  await host.post(`/api/tables/${played['table']}/start`, {});
  const kept = [{ for: 'anyone' }, { for: 'person', person: other.id }, { for: 'anyone' }];
  const open = await host.post('/api/tables', { game: 'toy', listed: true, seats: kept });
  await host.post(`/api/tables/${open['table']}/sit`, {});

  await page.goto('/');
  const waiting = page.locator(`a[href="#/at/${open['table']}"]`);
  await expect(waiting).toContainText('1 seat free');
  await expect(waiting).toContainText('Hortense, kept seat, and free seat');
  await expect(waiting).not.toContainText('bot');
  await accessible(page);
  const watched = page.locator(`a[href="#/at/${played['table']}"]`);
  await expect(watched).toContainText('Hortense and Odile (bot)');
  await expect(watched).toContainText('Watch');
  await watched.click();
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Hortense');
  await expect(page.locator('main [data-choice="open"]')).toHaveCount(0);
});
