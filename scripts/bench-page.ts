/*
 * How long after the click a move is on screen, for every game: played in the page itself, and at
 * a table of a server on the same machine. One JSON line for each figure.
 *
 *   npm run bench:page
 *   npm run bench:page -- tower-up 40     one game, forty moves each
 */
/* oxlint-disable no-restricted-globals -- what watches the moves runs in the page */
import type { Browser, Page } from '@playwright/test';
import { catalogue } from '../games/index.ts';
import { served } from './tools/serve-page.ts';

const [wanted = '', given = '15'] = process.argv.slice(2);
const MOVES = Number(given);

/**
 * Runs in the page. Measures the time from the click that gives an answer to the frame that shows
 * it.
 */
function watchMoves(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target as Element).closest('.decision :is(.strong, .done .button)')) return;
      const log = document.querySelector('[role="log"]')!;
      // The page announces every step to screen readers when it draws it.
      const watch = new MutationObserver(() => {
        watch.disconnect();
        // The next frame has been painted when the second callback runs.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => delays.push(performance.now() - timeStamp)),
        );
      });
      watch.observe(log, { childList: true });
    },
    { capture: true },
  );
}

const counted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { delays: number[] }).delays.length);

/** Waits until an answer is owed, which the title shows (true), or the game is over (false). */
async function waitForDecision(page: Page): Promise<boolean> {
  const isReady = (): boolean =>
    document.title.startsWith('●') || document.querySelector('dialog[open] #end-title') !== null;
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
  return (await page.title()).startsWith('●');
}

/**
 * Chooses the first of the offered choices until an answer is complete, and gives it. Never trades.
 */
async function move(page: Page): Promise<void> {
  const strong = page
    .locator('.decision .strong:enabled')
    .or(page.locator('.decision .done .button:enabled'))
    .first();
  // The panel is tried before the board, because choices on the board can be changed without end.
  const open = page
    .locator('.decision fieldset button[aria-pressed="false"]:not([aria-disabled="true"])')
    .or(page.locator('.decision [role="group"] button:not([aria-disabled="true"])'))
    .first();
  const board = page.locator('main [data-choice="open"]').first();
  const before = await counted(page);
  for (let step = 0; step < 60; step++) {
    await strong.or(open).or(board).first().waitFor({ timeout: 60_000 });
    const ready = await strong.isVisible();
    const next = ready ? strong : (await open.isVisible()) ? open : board;
    // The decision may change between the check and the click.
    await next.click({ timeout: 2000, force: true }).catch(() => {});
    if (!ready) continue;
    // A function, because the page's policy forbids evaluating text.
    const shown = (count: number): boolean =>
      (window as unknown as { delays: number[] }).delays.length > count;
    if (await page.waitForFunction(shown, before, { timeout: 1000 }).catch(() => false)) return;
  }
}

async function sitDown(page: Page, address: string, id: string, remote: boolean): Promise<void> {
  await page.goto(`${address}/#/new/${id}`);
  if (!remote) {
    await page.getByRole('button', { name: 'Start' }).click();
    return;
  }
  await page.getByRole('button', { name: 'With friends' }).click();
  for (const seat of await page.getByLabel(/: Who plays$/).all())
    await seat.selectOption('regular');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  await page.waitForURL(/#\/at\//);
  await page.getByRole('button', { name: 'Start' }).click();
}

async function measure(browser: Browser, address: string, id: string, remote: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const settings = JSON.stringify({ pace: 0, confirm: 'always', name: 'Ana', language: 'en' });
  await page.addInitScript((text) => localStorage.setItem('faubourg.settings', text), settings);
  await page.addInitScript(watchMoves);
  await sitDown(page, address, id, remote);
  for (let i = 0; i < MOVES && (await waitForDecision(page)); i++) await move(page);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  await context.close();
  delays.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(10 * (delays[Math.floor(share * (delays.length - 1))] ?? Number.NaN)) / 10;
  const place = remote ? 'server' : 'page';
  for (const [name, value] of [
    ['p50', at(0.5)],
    ['p90', at(0.9)],
    ['most', at(1)],
  ] as const)
    console.log(JSON.stringify({ name: `page/${id}/move-${place}/${name}`, value, unit: 'ms' }));
  console.log(
    JSON.stringify({ name: `page/${id}/move-${place}/moves`, value: delays.length, unit: 'moves' }),
  );
}

const plenty = { burst: 100_000, perMinute: 100_000 };
await served(
  async (browser, address) => {
    for (const { id, page } of Object.values(catalogue)) {
      if (!id.startsWith(wanted) || !page) continue;
      await measure(browser, address, id, false);
      await measure(browser, address, id, true);
    }
  },
  { requests: plenty, identities: plenty, tables: plenty, histories: plenty },
);
