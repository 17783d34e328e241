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

/** In the page: from the click on the button that gives an answer to the frame that shows it. */
function watchMoves(): void {
  const spans: number[] = [];
  Object.assign(window, { spans });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target as Element).closest('.decision :is(.strong, .done .button)')) return;
      const told = document.querySelector('[role="log"]')!;
      // Every step is told to screen readers in the moment it is drawn.
      const watch = new MutationObserver(() => {
        watch.disconnect();
        // The frame after this one: then it has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => spans.push(performance.now() - timeStamp)),
        );
      });
      watch.observe(told, { childList: true });
    },
    { capture: true },
  );
}

const counted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { spans: number[] }).spans.length);

/** Waits until an answer is owed, which the title says, or the game is over. */
async function asked(page: Page): Promise<boolean> {
  const stands = (): boolean =>
    document.title.startsWith('●') || document.querySelector('dialog[open] #end-title') !== null;
  await page.waitForFunction(stands, undefined, { timeout: 60_000 });
  return (await page.title()).startsWith('●');
}

/** Chooses whatever comes first until an answer can be given, and gives it. Trades nothing. */
async function move(page: Page): Promise<void> {
  const strong = page
    .locator('.decision .strong:enabled')
    .or(page.locator('.decision .done .button:enabled'))
    .first();
  // What the panel asks comes first: on the board one can always change one's mind.
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
    // What is asked may change between looking and pressing.
    await next.click({ timeout: 2000, force: true }).catch(() => {});
    if (!ready) continue;
    // A function, not a text: the page lets nobody run texts.
    const shown = (count: number): boolean =>
      (window as unknown as { spans: number[] }).spans.length > count;
    if (await page.waitForFunction(shown, before, { timeout: 1000 }).catch(() => false)) return;
  }
}

async function sitDown(page: Page, house: string, id: string, remote: boolean): Promise<void> {
  await page.goto(`${house}/#/new/${id}`);
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

async function measure(browser: Browser, house: string, id: string, remote: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const settings = JSON.stringify({ pace: 0, name: 'Ana', language: 'en' });
  await page.addInitScript((text) => localStorage.setItem('faubourg.settings', text), settings);
  await page.addInitScript(watchMoves);
  await sitDown(page, house, id, remote);
  for (let i = 0; i < MOVES && (await asked(page)); i++) await move(page);
  const spans = await page.evaluate(() => (window as unknown as { spans: number[] }).spans);
  await context.close();
  spans.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(10 * (spans[Math.floor(share * (spans.length - 1))] ?? Number.NaN)) / 10;
  const place = remote ? 'server' : 'page';
  for (const [name, value] of [
    ['p50', at(0.5)],
    ['p90', at(0.9)],
    ['most', at(1)],
  ] as const)
    console.log(JSON.stringify({ name: `page/${id}/move-${place}/${name}`, value, unit: 'ms' }));
  console.log(
    JSON.stringify({ name: `page/${id}/move-${place}/moves`, value: spans.length, unit: 'moves' }),
  );
}

const plenty = { burst: 100_000, perMinute: 100_000 };
await served(
  async (browser, house) => {
    for (const { id, page } of Object.values(catalogue)) {
      if (!id.startsWith(wanted) || !page) continue;
      await measure(browser, house, id, false);
      await measure(browser, house, id, true);
    }
  },
  { requests: plenty, identities: plenty, tables: plenty, histories: plenty },
);
