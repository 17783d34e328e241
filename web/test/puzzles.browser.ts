import type { AnyAnswer, Puzzle, PuzzleIndex } from '@faubourg/core';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { dailyNumber, dayNumber, startOfDay } from '../src/daily/daily.ts';
import { expect, test } from './app.ts';
import { commit, panel } from './play/browser-table.ts';
import { accessible, fitsSideways, hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Press = (at: Locator) => Promise<void>;
const byMouse: Press = (at) => at.click();
const byKey: Press = async (at) => {
  await at.focus();
  await at.press('Enter');
};

const card = (page: Page): Locator => page.locator('section.card');
const heading = (page: Page): Locator => card(page).getByRole('heading');

async function read<T>(game: string, name: string): Promise<T> {
  const file = new URL(`../../games/${game}/puzzles/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** A day whose puzzle of this game is of the wanted kind, and that puzzle. */
async function dayWith(
  game: string,
  fits: (best: AnyAnswer, puzzle: Puzzle) => boolean,
): Promise<{ day: number; number: number; puzzle: Puzzle }> {
  const { themes, partSize } = await read<PuzzleIndex>(game, 'index');
  const from = dayNumber(Date.UTC(2026, 10, 16));
  for (let day = from; day < from + themes.length; day++) {
    const number = dailyNumber(day, themes.length);
    const part = await read<Puzzle[]>(game, `part-${Math.ceil(number / partSize)}`);
    const puzzle = part[(number - 1) % partSize]!;
    const [plan] = puzzle.best;
    if (puzzle.best.length === 1 && plan!.length === 1 && fits(plan![0]!, puzzle))
      return { day, number, puzzle };
  }
  throw new Error(`no puzzle of ${game} fits`);
}

/** Opens the page on that day, in English. */
async function openOn(page: Page, day: number, address: string, more: object = {}): Promise<void> {
  await page.clock.setFixedTime(startOfDay(day) + 3_600_000);
  await hurry(page, { language: 'en', ...more });
  await page.goto(address);
}

/** Gives an answer of Downtown's vote. */
async function ballot(page: Page, use: unknown, press: Press): Promise<void> {
  await press(panel(page).getByRole('button', { name: new RegExp(`^${String(use)}`) }));
  await press(commit(page));
}

for (const [by, press] of Object.entries({ mouse: byMouse, key: byKey }))
  test(`the puzzle of the day of Downtown by ${by}: a wrong try, the right one, streak and share`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { day, number, puzzle } = await dayWith('downtown', (best) => 'ballot' in best);
    const before = JSON.stringify({ downtown: { numbers: [], days: [day - 2, day - 1] } });
    await page.addInitScript((text) => {
      if (localStorage.getItem('faubourg.puzzles') === null)
        localStorage.setItem('faubourg.puzzles', text);
    }, before);
    await openOn(page, day, '/');
    await press(page.locator('a[href="#/puzzles/downtown/today"]'));
    await expect(heading(page)).toContainText('What is your ballot?');
    await expect(page.getByRole('heading', { name: '2 days in a row' })).toBeVisible();

    const [wrong, value] = puzzle.others[0]!;
    await ballot(page, wrong['ballot'], press);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('There is something better');
    await expect(alert).toContainText(value === 0 ? 'does not win' : String(value));
    await expect(card(page)).toContainText('1 try so far');
    await press(card(page).getByRole('button', { name: 'Hint' }));
    await expect(card(page).getByRole('status')).toContainText('What would each use be worth');

    await ballot(page, puzzle.best[0]![0]!['ballot'], press);
    await expect(heading(page)).toHaveText('Solved: Vote');
    await expect(card(page)).toContainText(`It wins about ${puzzle.value} times out of 100`);
    await expect(page.getByRole('heading', { name: '3 days in a row' })).toBeVisible();
    await accessible(page);

    await press(card(page).getByRole('button', { name: 'Share, no spoiler' }));
    await expect(card(page)).toContainText('Copied.');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const [line, link] = shared.split('\n');
    expect(line).toMatch(/^Faubourg, .+ · Downtown · □■ · 3 days in a row$/);
    expect(link).toMatch(new RegExp(`/#/puzzle/downtown/${number}$`));
    for (const secret of ['Vote', 'vote', 'housing', 'industry', 'commerce'])
      expect(shared).not.toContain(secret);

    // Solved today: home says so, and the link opens the same puzzle.
    await page.goto('/');
    await expect(page.locator('a[href="#/puzzles/downtown/today"]')).toContainText('✓');
    await page.goto(link!);
    await expect(heading(page)).toContainText('What is your ballot?');
  });

test('the puzzle of the day of Tower Up: a card is taken', async ({ page }) => {
  const { day, puzzle } = await dayWith(
    'tower-up',
    (best) => 'take' in best && (best['choose'] as unknown[]).length === 0,
  );
  await openOn(page, day, '/#/puzzles/tower-up/today');
  await expect(heading(page)).toContainText('You have');
  await accessible(page);
  const { market } = puzzle.state as { market: string[] };
  const at = market.indexOf(puzzle.best[0]![0]!['take'] as string);
  await page.locator('main .card[data-choice]').nth(at).click();
  await commit(page).click();
  await expect(heading(page)).toHaveText(/^Solved at the first try: /);
});

test('the puzzle of the day of Chinatown, on a phone: an offer is declined', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { day } = await dayWith('chinatown', (best) => 'decline' in best);
  await openOn(page, day, '/#/puzzles/chinatown/today', { theme: 'dark' });
  await expect(heading(page)).toContainText('Accept or decline?');
  await fitsSideways(page);
  await accessible(page);
  // On a phone the offers lie behind the bar of the tray.
  await panel(page).getByRole('button', { name: '1 offer waits for your answer' }).click();
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('Count both sides.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(heading(page)).toContainText('Solved: ');
  await fitsSideways(page);
  await accessible(page);
});

test('a solution is shown on the board, does not count as solved, and can be tried again', async ({
  page,
}) => {
  const { day } = await dayWith('downtown', (best) => 'lot' in best);
  await openOn(page, day, '/#/puzzles/downtown/today');
  await card(page).getByRole('button', { name: 'Show the solution' }).click();
  await expect(heading(page)).toHaveText(/^The solution: /);
  await expect(page.getByRole('heading', { name: 'No days in a row yet' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeVisible();
  await page.goto('/#/puzzles');
  await expect(page.getByText('0 of ').first()).toBeVisible();
});

test('the collection is filtered by theme and by what is solved, in the language in use', async ({
  page,
}) => {
  const { themes } = await read<PuzzleIndex>('tower-up', 'index');
  await page.addInitScript(() => {
    localStorage.setItem('faubourg.puzzles', '{"tower-up":{"numbers":[1,2],"days":[]}}');
  });
  await hurry(page, { language: 'fr' });
  await page.goto('/#/puzzles/tower-up');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(themes.length);
  await accessible(page);
  await page.getByRole('button', { name: 'Résolus', exact: true }).click();
  await expect(items).toHaveCount(2);
  await page.getByRole('button', { name: 'Tous', exact: true }).click();
  await page.getByRole('combobox').selectOption('extra');
  await expect(items).toHaveCount(themes.filter((theme) => theme === 'extra').length);
  await items.first().getByRole('link').click();
  await expect(card(page)).toBeVisible();
});

test('addresses of puzzles that do not exist say so', async ({ page }) => {
  await hurry(page, { language: 'en' });
  await page.goto('/#/puzzle/tower-up/99999');
  await expect(page.getByRole('heading')).toHaveText('There is no such puzzle.');
  await page.goto('/#/puzzles/poker');
  await expect(page.getByRole('heading')).toHaveText('This game has no puzzles.');
});
