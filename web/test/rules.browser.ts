import type { Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { accessible, fitsSideways } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAME = 'tower-up';
const games = Object.values(catalogue).filter(({ page }) => page?.rules);

/** Chapters are on screen when their headings are. */
const chapter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('from the home page to the rules, by a search to a rule, and to the lesson', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules: Tower Up' }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/${GAME}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Rules of Tower Up');
  await expect(chapter(page, 'The game in a minute')).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Search the rules' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('TU-25');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(/passages found/);
  await expect(page.locator('.found mark').first()).toHaveText('TU-25');
  await search.fill('twò  COLUMNS');
  await expect(page.locator('.found mark')).toHaveText(['Two', 'columns', 'two', 'columns']);
  await page.getByRole('link', { name: /Two columns at once/ }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/${GAME}/TU-25$`));
  await expect(search).toHaveValue('');
  const cited = page.locator('.cited');
  await expect(cited.filter({ hasText: 'Two columns at once' })).toBeVisible();
  await expect(cited.filter({ hasText: 'you take one more full turn' })).toBeInViewport();

  await search.fill('no such word');
  await expect(page.getByText('Try another word')).toBeVisible();
  await search.press('Escape');
  await expect(chapter(page, 'Build')).toBeVisible();
  await page.getByRole('link', { name: 'Take the lesson' }).click();
  await expect(page).toHaveURL(new RegExp(`#/learn/${GAME}$`));
});

test('an example is gone through step by step, with buttons and with keys', async ({ page }) => {
  await page.goto(`/#/rules/${GAME}/build`);
  const example = page.getByRole('region', { name: /black beside white and brown/ });
  const current = example.locator('[aria-current="step"]');
  await expect(current).toHaveText(/C6 touches a brown building/);
  const towers = example.locator('.map .plate .height');
  await expect(towers.first()).toBeVisible();
  const before = await towers.count();
  await expect(example.getByRole('button', { name: 'Step back' })).toBeDisabled();
  await example.getByRole('button', { name: 'Next step' }).click();
  await expect(current).toHaveText(/A black floor goes on C6/);
  // The new building is on the map.
  await expect(towers).toHaveCount(before + 1);
  await expect(example).toContainText('2 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText(/now 4 floors high/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(/C6 touches/);
  await expect(towers).toHaveCount(before);
  // Nothing in a picture can be pressed.
  await expect(example.getByRole('img').getByRole('button')).toHaveCount(0);
});

test('a rule cited at the table opens beside the board, and the table stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tower Up' }).click();
  const barred = page.locator('.site[data-choice="barred"]').first();
  await expect(barred).toBeAttached();
  const address = page.url();
  await barred.dispatchEvent('click');
  const why = page.getByRole('alert').filter({ hasText: 'Not possible' });
  const link = why.getByRole('link', { name: /^TU-\d+$/ }).first();
  const rule = await link.innerText();
  await expect(link).toHaveAttribute('href', `#/rules/${GAME}/${rule}`);
  await link.click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('.cited').first()).toBeVisible();
  await expect(panel.getByRole('link', { name: `Link to rule ${rule}` }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
  expect(page.url()).toBe(address);
  await accessible(page);
});

test('set-up and invitation lead to the rules', async ({ page }) => {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('link', { name: /rules/i }).click();
  await expect(page).toHaveURL(new RegExp(`#/rules/${GAME}$`));
});

test('the rules of the page itself have their address', async ({ page }) => {
  await page.goto('/#/rules/table/FB-4');
  await expect(page.locator('.cited')).toContainText('Your last answer can be taken back');
  await expect(page.locator('.cited')).toBeInViewport();
  // The bar at the top covers a part of what is scrolled below it.
  await page.evaluate('scrollTo(0, 0)');
  await accessible(page);
});

for (const [i, { id, credits }] of games.entries())
  test(`${credits.title}: every picture is drawn, and the page is accessible, on a telephone too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/#/rules/${id}`);
    await expect(page.locator('[data-chapter]').first()).toBeVisible();
    // Printing draws everything: the dialog of the browser is replaced by a mark.
    await page.evaluate('window.print = () => document.body.setAttribute("data-printed", "")');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    const frames = page.locator('.frame');
    const drawn = page.locator('.frame .still > *');
    await expect(frames.nth(4)).toBeAttached();
    await expect(drawn).toHaveCount(await frames.count());
    await accessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(() => fitsSideways(page)).toPass();
    // The pages of all games have the same parts, which a telephone arranges alike.
    if (i === 0) await accessible(page);
  });
