import type { Page } from '@playwright/test';
import { packJson } from '@faubourg/core';
import { catalogue } from '../../games/index.ts';
import { pictureRow, readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { panel, restingBox, waitForDecision } from './play/browser-table.ts';
import { hurry } from './toy.ts';

/*
 * The size of the board: in every window it has three fifths of the window, a finger can press what is
 * asked for, and nothing covers what was pressed.
 */

/** Telephones, and pages enlarged to 200 % on the common desks (1440 × 900 and 1366 × 768). */
const SMALL = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 683, height: 384 },
] as const;
const DESKS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;
const recorded = await recordedGames();

/** One decision of every kind in the first recorded game of a game. */
async function decisionsOf(game: string) {
  const { records } = recorded.find((one) => one.game === game)!;
  const moments = await recordedMoments(await readRecorded(game, records[0]!));
  const shown = moments.filter(({ names }) => !names.includes('end'));
  return shown.filter(({ names }) => names.some((name) => name !== 'picture'));
}

/** What is wrong with the size of the board now. */
const complaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector('main')!;
    const board = main.getBoundingClientRect();
    const replayed = main.querySelector('.past')?.getBoundingClientRect().height ?? 0;
    const share = (board.width * (board.height - replayed)) / (innerWidth * innerHeight);
    if (share < 0.6) found.push(`the board has ${Math.round(share * 100)} % of the window`);
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    return found;
  });

/**
 * Things on the board that a finger cannot tell apart: a tap counts for the nearest open thing, so
 * that each has its 44 pixels where their middles are as far apart. Empty if none is in sight.
 */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('main .window .window')!;
    const all = frame.getBoundingClientRect();
    const things = [...frame.querySelectorAll('[data-choice="open"]')].map((one) => ({
      name: one.getAttribute('aria-label')!.slice(0, 30),
      box: one.getBoundingClientRect(),
    }));
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const found: string[] = [];
    const inside = things.filter(
      ({ box }) => box.x >= all.x - 2 && box.right <= all.right + 2 && box.y >= all.y - 2,
    );
    if (things.length > 0 && inside.length === 0) found.push('nothing to choose is in sight');
    for (const [i, one] of things.entries()) {
      for (const other of things.slice(i + 1)) {
        const [a, b] = [middle(one.box), middle(other.box)];
        const far = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        if (far > 1 && far < 43) found.push(`${one.name} – ${other.name}: ${Math.round(far)}`);
      }
    }
    return found;
  });

for (const { id, credits, page: brought } of Object.values(catalogue)) {
  if (!brought) continue;

  test.describe(credits.title, () => {
    test.describe('touched', () => {
      test.use({
        viewport: SMALL[0],
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the board has three fifths of small windows, and targets for fingers', async ({
        page,
      }) => {
        await hurry(page);
        for (const { packed, seat, names } of await decisionsOf(id)) {
          const about = `${id} ${names.join()}`;
          await page.goto(`/#/position/${packed}/${seat}`);
          await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
          for (const size of SMALL) {
            await page.setViewportSize(size);
            const at = `${about} at ${size.width} × ${size.height}`;
            await expect.poll(() => complaints(page), at).toEqual([]);
            await expect.poll(() => crowded(page), at).toEqual([]);
          }
          await page.goto('about:blank');
        }
      });

      test('a tap beside a thing chooses it, and the panel does not cover it', async ({ page }) => {
        await hurry(page);
        const moments = await decisionsOf(id);
        for (const size of SMALL.slice(0, 2)) {
          await page.setViewportSize(size);
          const { packed, seat } = moments.find(({ names }) =>
            names.some((name) => ['order', 'keep', 'turn'].includes(name)),
          )!;
          await page.goto(`/#/position/${packed}/${seat}`);
          expect(await waitForDecision(page)).toBe(true);
          await expect.poll(() => crowded(page)).toEqual([]);
          // What frames the board for fingers is loaded, and the board has come to rest.
          await expect(page.locator('main [data-touch]')).toBeVisible();
          const things = page.locator('main .window .window [data-choice="open"]');
          await restingBox(things.first());
          // The element itself: what is open changes with the tap.
          const thing = await things.first().elementHandle();
          const name = (await thing.getAttribute('aria-label'))!.split(/[ .,:]/, 2).join(' ');
          const { x, y, width, height } = (await thing.boundingBox())!;
          await page.touchscreen.tap(x + width / 2 + 16, y + height / 2 - 12);
          await expect(panel(page).getByRole('button', { name: 'Step back' })).toBeVisible();
          // The panel may have grown: the middle of the thing is still on the board.
          await expect
            .poll(() =>
              thing.evaluate((one) => {
                const box = one.getBoundingClientRect();
                const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
                return document.elementFromPoint(left, top)?.closest('main') !== null;
              }),
            )
            .toBe(true);
          // It is this thing that the page speaks about.
          const told = page.locator('main [aria-pressed="true"], section.decision h2');
          const texts = (): Promise<string[]> =>
            told.evaluateAll((all) =>
              all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
            );
          await expect.poll(async () => (await texts()).join(' ')).toContain(name);
          await page.goto('about:blank');
        }
      });
    });

    test('a replay leaves the board three fifths of every window', async ({ page }) => {
      await hurry(page);
      const { records } = recorded.find((one) => one.game === id)!;
      const record = await readRecorded(id, records[0]!);
      const address = `/#/record/${await packJson(record)}/${pictureRow(record)}`;
      for (const size of [...SMALL, ...DESKS]) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expect(page.getByRole('slider')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
        const at = `${size.width} × ${size.height}`;
        await expect.poll(() => complaints(page), at).toEqual([]);
        await page.goto('about:blank');
      }
    });

    test('a desk has three fifths of the window for the board, and no header moves it', async ({
      page,
    }) => {
      await hurry(page);
      const [first] = await decisionsOf(id);
      const { packed, seat } = first!;
      for (const size of DESKS) {
        await page.setViewportSize(size);
        await page.goto(`/#/position/${packed}/${seat}`);
        expect(await waitForDecision(page)).toBe(true);
        await expect.poll(() => complaints(page)).toEqual([]);
        const board = page.getByRole('main', { name: 'The board' });
        // Its upper and lower end: Chinatown's tray may take some of its width.
        const ends = async () => {
          const { y, height } = (await board.boundingBox())!;
          return { y, height };
        };
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await ends();
        // Once the game has begun, the bar has more buttons.
        const thing = page.locator('main [data-choice="open"]');
        const button = panel(page).locator(
          'button[aria-pressed="false"]:not([aria-disabled="true"])',
        );
        const give = panel(page).locator('.last .strong');
        while (!(await give.isVisible())) {
          await ((await thing.count()) > 0 ? thing : button).first().click();
          await expect(give.or(thing.first()).or(button.first()).first()).toBeVisible();
        }
        await give.click();
        await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible();
        await expect.poll(ends).toEqual(before);
        await page.goto('about:blank');
      }
    });
  });
}
