import type { Locator, Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { languageNames } from '../src/words/languages.ts';
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
  let examined = false;
  for (let presses = 0; presses < 60; presses++) {
    const lit = page.locator('[data-lit]:visible').first();
    const commit = page.locator('.decision .last .strong');
    const send = page.locator('.send:enabled');
    // Where any answer will do, nothing is lit.
    const any = page.locator('main:not(.guided) [data-choice="open"]:visible').first();
    await expect(onward(page).or(lit).or(commit).or(send).or(any).first()).toBeVisible();
    if (await onward(page).isVisible()) return;
    // The strong button is what the lesson waits for: the answer that was put together, or what is lit.
    await expect(
      page.locator('.decision.guided .button.strong:visible:not([data-lit], .send, .last *)'),
    ).toHaveCount(0);
    // A strong button that is lit must still be readable.
    if (!examined && (await page.locator('.button.strong[data-lit]').count()) > 0) {
      await accessible(page);
      examined = true;
    }
    if (await commit.isVisible()) await press(commit);
    else if (await lit.isVisible()) await press(lit);
    else if (await send.isVisible()) await press(send);
    else await press(any);
  }
  throw new Error('The step does not end.');
}

const games = Object.values(catalogue).filter(({ page }) => page?.lesson);
const presses = Object.entries({ mouse: byMouse, touch: byTouch, key: byKey });
const languages = languageNames.map(([code]) => code);

/*
 * By default each game is walked through once, each in another language and with another way to
 * press. FAUBOURG_LESSONS=all npm run test:browser -- lessons walks through all combinations.
 */
const every = process.env.FAUBOURG_LESSONS === 'all';

for (const [g, { id, credits, page: brought }] of games.entries())
  for (const [p, [by, press]] of presses.entries())
    for (const [l, language] of languages.entries()) {
      if (!every && (g !== l || p !== l % presses.length)) continue;
      test.describe(`${credits.title}, ${language}, by ${by}`, () => {
        test.use(
          by === 'touch'
            ? { hasTouch: true, viewport: { width: 390, height: 844 } }
            : { viewport: { width: 1366, height: 768 } },
        );

        test('the guided first game leads to a real one', async ({ page }) => {
          await hurry(page, { language });
          await page.goto('/');
          await press(page.locator(`a[href="#/learn/${id}"]`));
          const words = await brought!.lesson!.words[language]!();
          await expect(heading(page)).toHaveText(Object.values(words)[0]!);
          const steps = await walk(page, press);
          expect(steps).toBeGreaterThan(6);
          await expect(page).toHaveURL(/#\/table\//);
          await expect(page.locator('main.board')).toBeVisible();
          // The coach is on in the game that follows.
          const saved = () =>
            page.evaluate(
              () =>
                new Promise<unknown>((resolve) => {
                  const request = indexedDB.open('faubourg');
                  request.addEventListener('success', () => {
                    const all = request.result.transaction('games').objectStore('games').getAll();
                    all.addEventListener('success', () => resolve(all.result));
                    request.result.close();
                  });
                }),
            );
          await expect.poll(saved).toEqual([expect.objectContaining({ game: id, coach: true })]);
        });
      });
    }

/** Walks through a lesson to its end; gives the number of steps. */
async function walk(page: Page, press: Press): Promise<number> {
  for (let steps = 1; ; steps++) {
    const title = await heading(page).innerText();
    await test.step(title, async () => {
      if (!(await onward(page).isVisible())) await doStep(page, press);
    });
    // A step that is over asks nothing more: the board shows what came of it, and all of it.
    await expect(page.locator('main [data-choice="open"]')).toHaveCount(0);
    await expect(page.locator('main .tools .fit')).toHaveCount(0);
    if (every || steps === 1 || steps === 5) await accessible(page);
    await press(onward(page));
    await expect(heading(page).filter({ hasText: title })).toHaveCount(0);
    // Either the next step is shown, or the real game has begun.
    const begun = (): boolean => /#\/table\//.test(page.url());
    await expect.poll(async () => begun() || (await heading(page).isVisible())).toBe(true);
    if (begun()) return steps;
  }
}

test('a lesson answers kindly, and goes on where it was left', async ({ page }) => {
  await hurry(page);
  await page.goto('/#/learn/downtown');
  await expect(heading(page)).toHaveText('Most money wins');
  // Lot 9 could be ordered, too, but is not what the step is about.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lot 9\b/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('Lot 5 needs one plot only');
  await expect(page.locator('[data-choice="chosen"]')).toHaveCount(0);
  await doStep(page, byMouse);
  await onward(page).click();
  await expect(heading(page)).toHaveText('Count the neighbours');
  await page.reload();
  await expect(heading(page)).toHaveText('Count the neighbours');
  await card(page).getByRole('button', { name: 'Skip this step' }).click();
  await expect(heading(page)).toHaveText('Homes like it quiet');
  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Count the neighbours');
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Downtown' })).toBeVisible();
});

test('Tower Up: market, objectives and stars come when they are taught', async ({ page }) => {
  await hurry(page);
  await page.goto('/#/learn/tower-up');
  const board = page.getByRole('main');
  const market = board.getByRole('region', { name: 'Market' });
  const goals = board.getByRole('region', { name: 'Objectives' });
  const skip = card(page).getByRole('button', { name: 'Skip this step' });
  await expect(heading(page)).toHaveText('High roofs, many Millions');
  await expect(board.getByRole('group', { name: /stock/i })).toBeVisible();
  await expect(market).toHaveCount(0);
  await expect(goals).toHaveCount(0);
  for (const title of ['All neighbours grow', 'No equal colours side by side', 'Take a card']) {
    await skip.click();
    await expect(heading(page)).toHaveText(title);
  }
  await expect(market).toBeVisible();
  await expect(goals).toHaveCount(0);
  for (const title of ['All four past the star', 'First to an objective']) {
    await skip.click();
    await expect(heading(page)).toHaveText(title);
  }
  await expect(goals).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the objectives are in sight when they are taught', async ({ page }) => {
    await hurry(page);
    await page.addInitScript(() =>
      localStorage.setItem('faubourg.lessons', '{"tower-up":{"step":5,"done":false}}'),
    );
    await page.goto('/#/learn/tower-up');
    await expect(heading(page)).toHaveText('First to an objective');
    const goals = page.getByRole('main').getByRole('group', { name: 'Objectives' });
    await expect(goals.getByRole('button', { name: /All four colours/ })).toBeInViewport();
  });
});

test.describe('in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('what must be pressed is in sight without scrolling', async ({ page }) => {
    await hurry(page);
    await page.goto('/#/learn/chinatown');
    await expect(heading(page)).toHaveText('Equal shops side by side');
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    for (const lit of await page.locator('[data-lit]').all()) await expect(lit).toBeInViewport();
    await doStep(page, byTouch);
  });
});

test('the table of a game one has never finished leads to the lesson; later tables do not', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tower Up' }).click();
  const learn = page.getByRole('banner').getByRole('link', { name: 'Learn it in 4 minutes' });
  await expect(learn).toBeVisible();
  await accessible(page);
  const table = page.url();
  await learn.click();
  await expect(heading(page)).toHaveText('High roofs, many Millions');
  // The game waits where it was left.
  await page.goto(table);
  await expect(page.locator('main.board')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('faubourg.finished', '["tower-up"]'));
  await page.reload();
  await expect(page.locator('main.board')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(learn).toHaveCount(0);
});

test('an address of a lesson that does not exist says so', async ({ page }) => {
  await page.goto('/#/learn/poker');
  await expect(page.getByRole('heading')).toHaveText('This game has no guided first game.');
});
