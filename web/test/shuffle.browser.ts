import type { Browser, Page } from '@playwright/test';
import { accessible, expect, fitsSideways, hurry, test } from './toy.ts';

type Shuffle = { commitment: string; reveals: string[]; contributions: (string | null)[] };

const CHECKED = 'The shuffle was fixed before the first card: checked on this device.';

/** Ana opens a table of two seats. */
async function openTable(page: Page): Promise<string> {
  await hurry(page);
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ana');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.locator('select[data-option="rounds"]').selectOption('4');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

/** Bea opens the link on her telephone and sits down. */
async function sitDown(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB' });
  const guest = await context.newPage();
  await hurry(guest);
  await guest.goto(link);
  await guest.getByLabel('Name').fill('Bea');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByRole('button', { name: 'Stand up' })).toBeVisible();
  return guest;
}

const idIn = (link: string): string => link.split('/').at(-1)!;

/** Sends a request as the person of a page. */
const call = <T>(page: Page, method: string, path: string): Promise<T> =>
  page.evaluate(
    async ([how, where]) => {
      const post = { headers: { 'content-type': 'application/json' }, body: '{}' };
      const response = await fetch(where!, { method: how!, ...(how === 'POST' && post) });
      return (await response.json()) as never;
    },
    [method, path],
  );

const shuffleAt = async (page: Page, table: string): Promise<Shuffle> => {
  type Read = { frame: { table: { shuffle: Shuffle } } };
  return (await call<Read>(page, 'GET', `/api/tables/${table}`)).frame.table.shuffle;
};

/** The line in the panel; the dialog with the result shows the same. */
const lineOf = (page: Page) => page.locator('section.decision p.shuffle');

test('every page shows what binds the shuffle, reveals its share, and checks it after the end', async ({
  page,
  browser,
  toy,
}) => {
  const link = await openTable(page);
  const table = idIn(link);
  const guest = await sitDown(browser, toy, link);
  const { commitment, contributions } = await shuffleAt(page, table);
  expect(contributions).toEqual([null, null]);
  for (const one of [page, guest]) {
    await expect(one.locator('main code')).toHaveText(commitment);
    await fitsSideways(one);
    await accessible(one);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, guest]) {
    await expect(one.getByRole('main', { name: 'The board' })).toBeVisible();
  }
  expect((await shuffleAt(page, table)).reveals).toEqual(['seat', 'seat']);
  // A page that was opened again has nothing but what it kept.
  await guest.reload();
  await expect(guest.getByRole('main', { name: 'The board' })).toBeVisible();
  for (const one of [page, guest]) await call(one, 'POST', `/api/tables/${table}/resign`);
  for (const one of [page, guest]) {
    await expect(one.getByRole('dialog').getByText(CHECKED)).toBeVisible();
    await expect(lineOf(one)).toHaveText(CHECKED);
    await fitsSideways(one);
    await accessible(one);
  }
  const visitor = await browser.newPage({ baseURL: toy, locale: 'en-GB' });
  await visitor.goto(link);
  await expect(lineOf(visitor)).toContainText('This device did not see that');
  await visitor.close();
  await guest.context().close();
});

test('a page that shows something else when the game starts reveals its share, too', async ({
  page,
  browser,
  toy,
}) => {
  const link = await openTable(page);
  const guest = await sitDown(browser, toy, link);
  await guest.getByRole('link', { name: 'Home' }).click();
  await expect(guest.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea' })).toContainText('away');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  expect((await shuffleAt(page, idIn(link))).reveals).toEqual(['seat', 'seat']);
  await guest.context().close();
});

test('a share that did not come is named, and a shuffle that differs from what was kept is a warning', async ({
  page,
  browser,
  toy,
}) => {
  const link = await openTable(page);
  const table = idIn(link);
  const guest = await sitDown(browser, toy, link);
  // Her page is gone before the start: her share cannot come.
  await guest.goto('about:blank');
  const start = page.getByRole('button', { name: 'Start' });
  await start.click();
  await expect(page.getByText('Shuffling …')).toBeVisible();
  await expect(start).toBeDisabled();
  await accessible(page);
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  expect((await shuffleAt(page, table)).reveals).toEqual(['seat', 'withheld']);
  await guest.goto(link);
  await expect(guest.getByRole('main', { name: 'The board' })).toBeVisible();
  // As if the server had shown her another commitment before the first card.
  await guest.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem('faubourg.shuffles')!) as {
      [table: string]: object;
    };
    kept[id] = { ...kept[id], commitment: '00'.repeat(32) };
    localStorage.setItem('faubourg.shuffles', JSON.stringify(kept));
  }, table);
  for (const one of [page, guest]) await call(one, 'POST', `/api/tables/${table}/resign`);
  await expect(lineOf(page)).toHaveText(
    `${CHECKED} From Bea no share came in time; a value fixed before took its place.`,
  );
  const warning = /^Warning: this is not the shuffle .*\(commitment\)/;
  await expect(lineOf(guest)).toHaveText(warning);
  // The result begins with it, so that nobody has to look for it.
  await expect(guest.getByRole('dialog').getByText(warning)).toBeInViewport();
  await accessible(guest);
  await guest.context().close();
});
