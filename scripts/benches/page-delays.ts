/* oxlint-disable no-restricted-globals -- what watches the moves runs in the page */
import type { Browser, Page } from '@playwright/test';
import { move, openPage, waitForDecision } from './page-moves.ts';

/** Of one move, in milliseconds after the click. */
type Delays = {
  /** The frame that shows the move was painted by the page's main thread. */
  painted: number;
  /** The next frame has begun: the latest by which a page can know that the move is on screen. */
  shown: number;
};

declare global {
  interface Window {
    moveDelays: Delays[];
  }
}

/** Runs in the page. Measures the time from the click that gives an answer to its frame. */
function watchMoves(): void {
  window.moveDelays = [];
  let last: MutationObserver | undefined;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target as Element).closest('.decision :is(.strong, .done .button)')) return;
      const log = document.querySelector('[role="log"]')!;
      const since = (): number => performance.now() - timeStamp;
      // The press before gave no answer, but had to be confirmed.
      last?.disconnect();
      // The page announces every step to screen readers when it draws it.
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => {
          const next = new Promise<number>((done) => requestAnimationFrame(() => done(since())));
          // A task of the highest priority runs as soon as style, layout and paint of this frame end,
          // unless the next frame is due already: the browser draws that one first.
          const task = scheduler.postTask(since, { priority: 'user-blocking' });
          void Promise.all([Promise.race([task, next]), next]).then((both) =>
            window.moveDelays.push({ painted: both[0], shown: both[1] }),
          );
        });
      });
      watch.observe(log, { childList: true });
      last = watch;
    },
    { capture: true },
  );
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

/** Prints how long moves take to be on screen: half of them, nine tenths, the longest. */
export async function measureMoves(
  browser: Browser,
  address: string,
  { id, remote, moves }: { id: string; remote: boolean; moves: number },
): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchMoves);
  await sitDown(page, address, id, remote);
  for (let i = 0; i < moves && (await waitForDecision(page)); i++) {
    const before = await page.evaluate(() => window.moveDelays.length);
    // A function, because the page's policy forbids evaluating text.
    const isShown = (count: number): boolean => window.moveDelays.length > count;
    await move(page, async () =>
      page.waitForFunction(isShown, before, { timeout: 1000 }).then(
        () => true,
        () => false,
      ),
    );
  }
  const delays = await page.evaluate(() => window.moveDelays);
  await page.context().close();
  const print = (name: string, value: number, unit: string): void => {
    const place = remote ? 'server' : 'page';
    console.log(JSON.stringify({ name: `page/${id}/move-${place}/${name}`, value, unit }));
  };
  for (const kind of ['painted', 'shown'] as const) {
    const sorted = delays.map((delay) => delay[kind]).sort((a, b) => a - b);
    for (const [name, share] of [
      ['p50', 0.5],
      ['p90', 0.9],
      ['most', 1],
    ] as const) {
      const value = sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
      print(`${kind}/${name}`, Math.round(10 * value) / 10, 'ms');
    }
  }
  print('moves', delays.length, 'moves');
}
