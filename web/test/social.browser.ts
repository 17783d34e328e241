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

test('what a bot says covers nothing of the board, no button and not the title', async ({
  page,
}) => {
  await hurry(page);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await shortGame(page);
    await page.keyboard.press('Shift');
    // Measured in the first frame that shows it: it goes away by itself.
    const measured = await page.waitForFunction(() => {
      const bubble = document.querySelector('.speech:popover-open')?.getBoundingClientRect();
      const board = document.querySelector('main')?.getBoundingClientRect();
      if (!bubble || !board || bubble.width === 0) return null;
      const beside = bubble.left >= board.right - 1 || bubble.right <= board.left + 1;
      const apart = beside || bubble.bottom <= board.top + 1 || bubble.top >= board.bottom - 1;
      const inside = bubble.left >= 0 && bubble.right <= innerWidth && bubble.top >= 0;
      const pressable = [...document.querySelectorAll('a, button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const free = pressable.every(
        (one) =>
          one.width === 0 ||
          one.right <= bubble.left ||
          one.left >= bubble.right ||
          one.bottom <= bubble.top ||
          one.top >= bubble.bottom,
      );
      const title = document.createRange();
      title.selectNodeContents(document.querySelector('.table-bar h1')!);
      const words = title.getBoundingClientRect();
      const titled = bubble.top >= words.bottom || bubble.left >= words.right;
      return { apart, inside, free, titled };
    });
    expect(await measured.jsonValue(), `${size.width} × ${size.height}`).toEqual({
      apart: true,
      inside: true,
      free: true,
      titled: true,
    });
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
