import type { Locator, Page } from '@playwright/test';

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

export const finger = (page: Page): Hand => ({ ...mouse(page), press: (thing) => thing.tap() });
