/* oxlint-disable no-restricted-globals -- what watches the interactions runs in the page */
import type { Browser, Locator, Page } from '@playwright/test';
import { move, settle, sitDown, waitForDecision, watchMoves } from './page-play.ts';

/** How much slower than this machine the telephone is. */
const SLOWDOWN = 6;

/** What was pressed, and the milliseconds until the next frame after it was on the screen. */
export type Interaction = { readonly on: string; readonly delay: number };

/** Runs in the page. Keeps how long each interaction took, as the browser itself measures it. */
function watchInteractions(): void {
  const longest = new Map<number, Interaction>();
  Object.assign(window, { longest });
  const nameOf = (node: Node | null): string =>
    node instanceof Element
      ? (node.closest('[aria-label]')?.getAttribute('aria-label') ?? node.textContent).trim()
      : 'something that is gone';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, target } = entry;
      if (interactionId === 0 || duration <= (longest.get(interactionId)?.delay ?? 0)) continue;
      longest.set(interactionId, { on: nameOf(target).slice(0, 60), delay: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Opens and closes what lies beside the game: the tabs, the coach, the settings. */
async function lookAround(page: Page, press: (thing: Locator) => Promise<void>): Promise<void> {
  const tabs = page.getByRole('tab');
  for (const tab of await tabs.all()) {
    await press(tab);
    await press(tab);
  }
  for (const name of ['Ask the coach', 'Settings']) {
    await press(page.getByRole('button', { name }));
    await page.keyboard.press('Escape');
  }
}

/**
 * Plays on a slowed-down telephone. Returns what took the longest first; interactions of less than
 * 16 ms are left out.
 */
export async function interactions(
  browser: Browser,
  address: string,
  id: string,
  moves: number,
): Promise<Interaction[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await settle(page);
  await page.addInitScript(watchMoves);
  await page.addInitScript(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const press = (thing: Locator): Promise<void> => thing.tap({ timeout: 5000, force: true });
  await sitDown(page, address, id, false);
  for (let i = 0; i < moves && (await waitForDecision(page)); i++) {
    if (i === 1) await lookAround(page, (thing) => press(thing).catch(() => {}));
    await move(page, press);
  }
  const found = await page.evaluate(() => [
    ...(window as unknown as { longest: Map<number, Interaction> }).longest.values(),
  ]);
  await context.close();
  return found.sort((a, b) => b.delay - a.delay);
}
