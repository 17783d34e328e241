import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join as joinPath } from 'node:path';
import { mouse } from './play/choose.ts';
import { join, openForFriends } from './play/new-game.ts';
import { accessible, expect, fitsSideways, hurry, test } from './toy.ts';

async function guest(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await hurry(page);
  await join(page, link, 'Bea');
  return page;
}

test('the host puts a player out and lets them in again; both pages say so', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page);
  await page.goto('/');
  const link = await openForFriends(mouse(page), { game: 'toy', seats: 3, people: 3 }, 'Ana');
  const bea = await guest(browser, toy, link);
  await expect(bea.getByRole('button', { name: /^Put/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove: Bea' }).click();
  await expect(bea.getByRole('alert')).toHaveText(/^The host has put you out\./);
  await expect(bea.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  for (const one of [page, bea]) {
    await fitsSideways(one);
    await accessible(one);
  }
  // The page is told the same when it is opened again.
  await bea.reload();
  await expect(bea.getByRole('alert')).toHaveText(/^The host has put you out\./);
  await page.getByRole('button', { name: 'Let in again: Bea' }).click();
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Bea' })).toBeVisible();
  await bea.context().close();
});

test('a page elsewhere is told that the host has put its person out', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page);
  await page.goto('/');
  const link = await openForFriends(mouse(page), { game: 'toy', seats: 3, people: 3 }, 'Ana');
  const bea = await guest(browser, toy, link);
  await expect(bea.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await bea.goto('/');
  await expect(bea.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await expect(page.getByText('away')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Bea' }).click();
  await expect(bea.getByText('The host has put you out.')).toBeVisible();
  await bea.context().close();
});

/** A server at which the others need not wait long for somebody who does not answer. */
async function hurriedServer() {
  const child = spawn(process.execPath, [joinPath(import.meta.dirname, 'play', 'serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TEST_LIMITS: JSON.stringify({ patience: 1000 }) },
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const ended = once(child, 'exit');
  return {
    address: /open at (http:\S+)/.exec(line)![1]!,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Somebody at the table who has no page. */
type Guest = { readonly request: APIRequestContext; readonly at: string };

async function answerFirst({ request, at }: Guest): Promise<void> {
  const { turn, answers } = (await (await request.get(`${at}/answers`)).json()) as {
    turn: number;
    answers: unknown[];
  };
  const data = { key: crypto.randomUUID(), turn, answer: answers[0] };
  expect((await request.post(`${at}/answer`, { data })).status()).toBe(200);
}

test('people agree on a bot for somebody who does not answer', async ({ browser, playwright }) => {
  const server = await hurriedServer();
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await hurry(page);
  await page.goto('/');
  const wanted = { game: 'chinatown', seats: 3, people: 3 };
  const link = await openForFriends(mouse(page), wanted, 'Ana');
  const at = `/api/tables/${link.split('/').at(-1)}`;
  const guests: Guest[] = [];
  for (const name of ['Bo', 'Cleo']) {
    const request = await playwright.request.newContext({ baseURL: server.address });
    await request.post('/api/guest', { data: { name } });
    expect((await request.post(`${at}/sit`, { data: {} })).status()).toBe(200);
    guests.push({ request, at });
  }
  await expect(page.locator('dl')).toContainText('After 1 second the others can agree on a bot');
  await page.getByRole('button', { name: 'Start' }).click();
  // The game begins when the seats have revealed their contributions to the shuffle.
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  const offer = page.getByRole('region', { name: /^Waiting for Cleo since/ });
  const [bo, cleo] = guests as [Guest, Guest];
  // Bo looks at the table, so he is asked; Cleo does not.
  const second = await browser.newContext({
    baseURL: server.address,
    storageState: await bo.request.storageState(),
  });
  const besideBo = await second.newPage();
  await besideBo.goto(link);
  await expect(besideBo.getByRole('main', { name: 'The board' })).toBeVisible();
  await answerFirst(bo);
  await answerFirst({ request: context.request, at });
  // Cleo does not answer. Bo would let a bot play.
  await expect(offer).toContainText('If Bo would, too.');
  await accessible(page);
  expect((await bo.request.post(`${at}/agree`, { data: { seat: 2 } })).status()).toBe(200);
  await expect(offer).toContainText('Would let a bot play: Bo.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offer.getByRole('button')).toBeInViewport();
  await fitsSideways(page);
  await accessible(page);
  await offer.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(offer).toHaveCount(0);
  const { frame } = (await (await bo.request.get(at)).json()) as {
    frame: { table: { seats: { bot: string | null }[] } };
  };
  expect(frame.table.seats[2]!.bot).toBe('regular');
  // She comes back whenever she likes.
  expect((await cleo.request.post(`${at}/return`, { data: {} })).status()).toBe(200);
  for (const { request } of guests) await request.dispose();
  await second.close();
  await context.close();
  await server.close();
});
