import type { Page } from '@playwright/test';
import {
  accessible,
  waitForDecision,
  expect,
  fitsSideways,
  hurry,
  playToEnd,
  shortGame,
  test,
} from './toy.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Your decision' });

test('one press from the home page to a game, and a whole one with the mouse', async ({ page }) => {
  await hurry(page, { confirm: false });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(question(page)).toContainText('choose a card');
  await accessible(page);
  await shortGame(page);
  await playToEnd(page);
  await expect(page.getByRole('dialog')).toContainText(/win|share/);
  await expect(page.getByRole('img', { name: 'The standing of each player' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('slider')).toHaveAccessibleName(/Move 0 of/);
  await page.getByRole('button', { name: 'Forward one' }).click();
  await expect(page.getByRole('slider')).toHaveAccessibleName(/Move 1 of/);
  await accessible(page);
});

test('a whole game in French, dark, on a telephone, by touch', async ({ browser, toy }) => {
  const context = await browser.newContext({
    baseURL: toy,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await hurry(page);
  await page.goto('/');
  await fitsSideways(page);
  await shortGame(page);
  for (let turn = 0; turn < 60; turn++) {
    const over = page.getByRole('dialog').getByRole('button', { name: 'Rejouer' });
    const thing = page.locator('main [data-choice="open"]').first();
    const button = page.locator('section.decision fieldset button[aria-pressed="false"]').first();
    await expect(over.or(thing).or(button).first()).toBeVisible();
    if (await over.isVisible()) break;
    // The decision panel never covers a choice on the board: it can be tapped where it is.
    await ((await thing.isVisible()) ? thing : button).tap();
    await fitsSideways(page);
    if (turn === 1) await accessible(page);
    const confirm = page.getByRole('button', { name: /^(Confirmer|Jouer la carte)/ });
    await confirm.tap();
    // Until the answer was given, the choices are still those of the last decision.
    await expect(confirm).toBeHidden();
  }
  await expect(page.getByRole('dialog')).toContainText(/gagne|partagent/);
  await accessible(page);
  await fitsSideways(page);
  await context.close();
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 40 && !(await until()); i++) await page.keyboard.press(key);
    expect(await until()).toBe(true);
  };
  const focused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await expect(page.locator('article a.button').first()).toBeVisible();
  await press('Tab', focused('article a.button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lanterns');
  // Four rounds instead of eight.
  await expect(page.locator('select[data-option="rounds"]')).toBeVisible();
  await expect(page.locator('form button.strong')).toBeVisible();
  await press('Tab', focused('select[data-option="rounds"]'));
  await page.keyboard.press('ArrowDown');
  await press('Tab', focused('form button.strong'));
  await page.keyboard.press('Enter');
  for (let turn = 0; (await waitForDecision(page)) === 'asked'; turn++) {
    expect(turn).toBeLessThan(60);
    // The game may be over by then: the loop asks again.
    const before = await question(page)
      .innerText({ timeout: 3000 })
      .catch(() => null);
    if (before === null) continue;
    const onBoard = (await page.locator('main [data-choice="open"]').count()) > 0;
    await press(
      'Tab',
      focused(onBoard ? 'main [data-choice]' : 'section.decision fieldset button'),
    );
    if (onBoard && turn === 0) {
      const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      const first = await label();
      await page.keyboard.press('ArrowRight');
      await expect.poll(label).not.toBe(first);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Play card/ })).toBeVisible();
      // Escape takes the choice back.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Play card/ })).toBeHidden();
    }
    await page.keyboard.press(turn % 2 ? 'Space' : 'Enter');
    await expect(page.locator('section.decision .strong').first()).toBeVisible();
    await press('Tab', focused('section.decision .strong'));
    await page.keyboard.press('Enter');
    await expect(async () => {
      const over = await page.getByRole('dialog').isVisible();
      expect(over || (await question(page).innerText({ timeout: 3000 })) !== before).toBe(true);
    }).toPass({ intervals: [20, 50, 100] });
  }
  await expect(page.getByRole('dialog')).toContainText(/win|share/);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game goes on without a network and after a reload', async ({ page, context }) => {
    await hurry(page, { confirm: false });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(question(page)).toContainText('choose a card');
    await page.locator('main [data-choice="open"]').first().click();
    await expect(page.getByRole('tabpanel')).toContainText(/wins? the round/);
    const logText = await page.getByRole('tabpanel').innerText();
    await page.reload();
    await expect(page.getByRole('tabpanel')).toContainText(logText.split('\n')[0]!);
    await page.getByRole('link', { name: 'Home' }).click();
    // Games to continue are above all else.
    await expect(page.getByRole('link', { name: /Lanterns/ }).first()).toContainText(
      /Your turn|Waiting/,
    );
    await accessible(page);
  });
});
