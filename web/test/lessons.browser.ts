import type { Locator, Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { accessible, hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How an element is pressed: with the mouse, a finger or a key. */
type Press = (at: Locator) => Promise<void>;

const byMouse: Press = (at) => at.click();
const byTouch: Press = (at) => at.tap();
const byKey: Press = async (at) => {
  await at.focus();
  await at.press('Enter');
};

const card = (page: Page): Locator => page.locator('section.card');
const heading = (page: Page): Locator => card(page).getByRole('heading');
const onward = (page: Page): Locator => card(page).locator('.button.strong');

/** Does what the step asks until its result is shown: presses what is lit, then confirms. */
async function doStep(page: Page, press: Press): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const lit = page.locator('[data-lit]:visible').first();
    const commit = page.locator('.decision .last .strong');
    const send = page.locator('.send:enabled');
    // Where any answer will do, nothing is lit.
    const any = page.locator('main:not(.guided) [data-choice="open"]:visible').first();
    await expect(onward(page).or(lit).or(commit).or(send).or(any).first()).toBeVisible();
    if (await onward(page).isVisible()) return;
    if (await commit.isVisible()) await press(commit);
    else if (await lit.isVisible()) await press(lit);
    else if (await send.isVisible()) await press(send);
    else await press(any);
  }
  throw new Error('The step does not end.');
}

for (const { credits, page: brought } of Object.values(catalogue)) {
  if (!brought?.lesson) continue;

  test(`${credits.title}: the guided first game leads to a real one, by mouse`, async ({
    page,
  }) => {
    await hurry(page);
    await page.goto('/');
    await page.getByRole('link', { name: `Learn ${credits.title}` }).click();
    const seen = await walk(page, byMouse);
    expect(seen).toBeGreaterThan(6);
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  });
}

/** Walks through a lesson to its end; gives the number of steps. */
async function walk(page: Page, press: Press): Promise<number> {
  for (let steps = 1; ; steps++) {
    const title = await heading(page).innerText();
    await test.step(title, async () => {
      if (!(await onward(page).isVisible())) await doStep(page, press);
    });
    await accessible(page);
    await press(onward(page));
    await expect(heading(page).filter({ hasText: title })).toHaveCount(0);
    if (!(await card(page).isVisible())) return steps;
  }
}
void byTouch;
void byKey;
