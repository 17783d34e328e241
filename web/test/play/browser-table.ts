import { expect, type Locator, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { Hand } from './choose.ts';

export const panel = (page: Page): Locator => page.locator('section.decision');
export const commit = (page: Page): Locator => panel(page).locator('.last .strong');
export const over = (page: Page): Locator => page.locator('dialog[open]:has(#end-title)');

/** Whether the viewer of this page owes an answer: the title begins with a dot then. */
export async function owes(page: Page): Promise<boolean> {
  return (await page.title()).startsWith('●') && !(await over(page).isVisible());
}

/** Waits until this page owes an answer or its game is over. Returns whether an answer is owed. */
export async function waitForDecision(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => document.title.startsWith('●') || document.querySelector('dialog[open] #end-title'),
    undefined,
    { timeout: 180_000 },
  );
  return owes(page);
}

/** Presses a button that gives an answer, and waits until the answer was sent. */
export async function give(hand: Hand, button: Locator = commit(hand.page)): Promise<void> {
  await hand.press(button);
  const sending = panel(hand.page).locator('.last .strong:disabled, .done .button:disabled');
  await expect(sending).toHaveCount(0);
}

/**
 * Waits until no animation or transition with an end runs. Something that fades in has the
 * contrast of neither its beginning nor its end.
 */
export async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // Others may have begun by then.
    for (let now = running(); now.length > 0; now = running())
      await Promise.allSettled(now.map(({ finished }) => finished));
  });
}

/**
 * What axe finds on the page as it is now. It describes violations only, which is several times as
 * fast. Its script is large, so that a page gets it once.
 */
export async function axe(page: Page, more: RunOptions = {}): Promise<AxeResults> {
  expect(page.frames()).toHaveLength(1);
  // A page has a main part once its script has run.
  await page.locator('main').first().waitFor({ state: 'attached' });
  await animationsOver(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axeCore }).axe.run(document, options),
    { resultTypes: ['violations'], ...more } satisfies RunOptions,
  );
}

/** Expects that axe finds nothing wrong with the page as it is now. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await axe(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}

export async function fitsSideways(page: Page): Promise<void> {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(wider)).toBeLessThanOrEqual(0);
}

/** Where a thing is once it has not moved for twelve frames, in whole CSS pixels. */
export const restingBox = (thing: Locator): Promise<readonly number[]> =>
  thing.evaluate(async (element) => {
    const read = (): number[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    let box = read();
    for (let same = 0; same < 12; same++) {
      await new Promise(requestAnimationFrame);
      const now = read();
      if (now.join() !== box.join()) same = 0;
      box = now;
    }
    return box;
  });

/** The uncaught errors of a page, collected from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}
