import { expect, type Locator, type Page } from '@playwright/test';

/** A way to use a page: mouse, finger or keyboard. */
export type Hand = {
  readonly page: Page;
  press(thing: Locator): Promise<void>;
  /** Chooses an option of a select element. */
  choose(list: Locator, value: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
};

export const mouse = (page: Page): Hand => ({
  page,
  press: (thing) => thing.click(),
  choose: async (list, value) => {
    await list.selectOption(value);
  },
  write: (field, text) => field.fill(text),
});

/** Whether the middle of a thing on the board is in the part on screen, and not below the button. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const shown = element.closest('.window')?.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!shown) return true;
    const within = x > shown.left && x < shown.right && y > shown.top && y < shown.bottom;
    return within && !document.elementFromPoint(x, y)?.closest('[data-hidden-choices]');
  });

/**
 * Taps a thing. On a small screen the board is enlarged when something is asked, and a button shows
 * what can be chosen elsewhere: it is pressed first where the thing is out of sight. A tap that
 * cannot be made because the board moves meanwhile presses nothing, and is tried again.
 */
async function tap(page: Page, thing: Locator): Promise<void> {
  await expect(async () => {
    if (!(await isInSight(thing)))
      await page.locator('[data-hidden-choices]').tap({ timeout: 1000 });
    await thing.tap({ timeout: 2000 });
  }).toPass({ intervals: [20, 50, 100] });
}

/** Taps a thing where it is. `Locator.tap` first scrolls it into sight together with its outline. */
export async function tapMiddle(thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  await thing.page().touchscreen.tap(x + width / 2, y + height / 2);
}

export const finger = (page: Page): Hand => ({
  ...mouse(page),
  press: (thing) => tap(page, thing),
});
