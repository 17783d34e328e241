/* oxlint-disable no-restricted-globals -- what looks at the page runs in it */
import type { Locator, Page } from '@playwright/test';

type Watched = { delays: number[] };

/**
 * Runs in the page. Measures the time from the click that gives an answer to the frame that shows
 * it.
 */
export function watchMoves(): void {
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

/** How long each move took so far, in milliseconds. */
export const delaysIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Watched).delays);

/** Waits until an answer is owed, which the title shows (true), or the game is over (false). */
export async function waitForDecision(page: Page): Promise<boolean> {
  const isReady = (): boolean =>
    document.title.startsWith('●') || document.querySelector('dialog[open] #end-title') !== null;
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
  return (await page.title()).startsWith('●');
}

/** The first of these that a pointer can reach: the map of a telephone shows a part of the board. */
async function firstInReach(things: Locator): Promise<Locator> {
  const found = await things.evaluateAll((all) =>
    all.findIndex((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  return things.nth(Math.max(found, 0));
}

/**
 * Chooses the first of the offered choices until an answer is complete, and gives it. Never trades.
 */
export async function move(page: Page, press: (thing: Locator) => Promise<void>): Promise<void> {
  const strong = page
    .locator('.decision .strong:enabled')
    .or(page.locator('.decision .done .button:enabled'))
    .first();
  // The panel is tried before the board, because choices on the board can be changed without end.
  const open = page
    .locator('.decision fieldset button[aria-pressed="false"]:not([aria-disabled="true"])')
    .or(page.locator('.decision [role="group"] button:not([aria-disabled="true"])'))
    .first();
  const board = page.locator('main [data-choice="open"]');
  const { length: before } = await delaysIn(page);
  for (let step = 0; step < 60; step++) {
    await strong.or(open).or(board).first().waitFor({ timeout: 60_000 });
    const ready = await strong.isVisible();
    const next = ready ? strong : (await open.isVisible()) ? open : await firstInReach(board);
    // The decision may change between the check and the click.
    await press(next).catch(() => {});
    if (!ready) continue;
    // A function, because the page's policy forbids evaluating text.
    const shown = (count: number): boolean => (window as unknown as Watched).delays.length > count;
    if (await page.waitForFunction(shown, before, { timeout: 1000 }).catch(() => false)) return;
  }
}

/** Begins a game against bots, in the page or at a table of the server. */
export async function sitDown(
  page: Page,
  address: string,
  id: string,
  remote: boolean,
): Promise<void> {
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

/** Settings of a person who confirms each answer and lets the bots play at once. */
export async function settle(page: Page): Promise<void> {
  const settings = JSON.stringify({ pace: 0, confirm: 'always', name: 'Ana', language: 'en' });
  await page.addInitScript((text) => localStorage.setItem('faubourg.settings', text), settings);
}
