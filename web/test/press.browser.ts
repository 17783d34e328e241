import type { CDPSession, Locator, Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from './app.ts';
import { restingBox } from './play/browser-table.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const openSites = (page: Page): Locator => page.locator('main svg .site[data-choice="open"]');
const openSite = (page: Page): Locator => openSites(page).first();
const barredSites = (page: Page): Locator => page.locator('main svg .site[data-choice="barred"]');

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tower Up' }).click();
  await expect(openSite(page)).toBeVisible();
  // The map is framed by a file of its own, which may arrive later than the sites. Whether it is
  // enlarged depends on how near to each other they are, and so on what the bots have done.
  await expect(page.locator('main [data-touch]')).toBeVisible();
  await restingBox(openSite(page));
}

/** One finger that the test puts down, moves and lifts. */
class Finger {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async #touch(type: 'touchStart' | 'touchMove', x: number, y: number): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }

  async down(x: number, y: number): Promise<void> {
    await this.#touch('touchStart', x, y);
  }

  async move(x: number, y: number): Promise<void> {
    await this.#touch('touchMove', x, y);
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** The middle of a thing, once it has stayed where it is: the board is enlarged when something is asked. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.page().evaluate(() => document.fonts.ready.then(() => undefined));
  let box = await thing.boundingBox();
  const stays = async (): Promise<boolean> => {
    const before = box;
    box = await thing.boundingBox();
    return isDeepStrictEqual(box, before);
  };
  await expect.poll(stays).toBe(true);
  const { x, y, width, height } = box!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A touch whose events carry the given times, in milliseconds; the page handles its release only
 * after `handled` milliseconds of its own time.
 */
async function touch(thing: Locator, lasts: number, handled: number): Promise<void> {
  const fire = (kind: string, time: number): Promise<void> =>
    thing.evaluate(
      (element, [type, timeStamp]) => {
        const init = { bubbles: true, pointerType: 'touch', pointerId: 7, detail: 1 };
        const event = new PointerEvent(type, init);
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        element.dispatchEvent(event);
      },
      [kind, time] as const,
    );
  await fire('pointerdown', 1000);
  if (handled > 0) await thing.page().clock.fastForward(handled);
  await fire('pointerup', 1000 + lasts);
  await fire('click', 1000 + lasts);
}

const chosen = (page: Page): Locator => page.locator('main svg .site[data-choice="chosen"]');

/** One of these things that a finger can reach: the board shows a part of the map, enlarged. */
async function inReach(things: Locator): Promise<Locator> {
  await middleOf(things.first());
  const found = await things.evaluateAll((all) =>
    all.findIndex((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(found).not.toBe(-1);
  return things.nth(found);
}

test('a short tap chooses, however late a busy page handles its end', async ({ page }) => {
  await page.clock.install();
  await sitDown(page);
  await touch(openSite(page), 60, 2000);
  await expect(chosen(page)).toHaveCount(1);
});

test('a tap chooses while the page is blocked for longer than a long press lasts', async ({
  page,
}) => {
  await sitDown(page);
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      const end = performance.now() + 700;
      while (performance.now() < end);
    });
  });
  const { x, y } = await middleOf(await inReach(openSites(page)));
  await page.touchscreen.tap(x, y);
  await expect(chosen(page)).toHaveCount(1);
});

test('a long press chooses nothing, even if a busy page handles all of it at once', async ({
  page,
}) => {
  await sitDown(page);
  await touch(openSite(page), 600, 0);
  await expect(chosen(page)).toHaveCount(0);
  // A click without a press, as screen readers make it, chooses.
  await openSite(page).dispatchEvent('click');
  await expect(chosen(page)).toHaveCount(1);
});

test('a finger that rests on a thing is told about it; one that drags the board is not', async ({
  page,
}) => {
  await page.clock.install();
  await sitDown(page);
  const finger = await Finger.on(page);
  const tip = page.locator('.tip');
  const { x, y } = await middleOf(await inReach(barredSites(page)));
  await finger.down(x, y);
  await page.clock.fastForward(600);
  await expect(tip).toBeVisible();
  await finger.up();
  await expect(tip).toHaveCount(0);

  await finger.down(x, y);
  await finger.move(x + 60, y);
  await page.clock.fastForward(600);
  // A tip would be drawn in the next frame.
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await expect(tip).toHaveCount(0);
  await finger.up();
});
