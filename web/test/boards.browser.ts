import type { Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { languageNames } from '../src/words/languages.ts';
import { expect, test } from './app.ts';
import { accessible, faultsOf, fitsSideways } from './play/browser-table.ts';
import { hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

/** A change that breaks a board, and one that does not. Each is a thing, its field and a value. */
type Change = { readonly thing: string; readonly field: string; readonly value: string };
const changes: {
  readonly [game: string]: {
    readonly wrong: Change & { readonly problem: RegExp };
    readonly right: Change;
  };
} = {
  downtown: {
    wrong: {
      thing: 'lots[4]',
      field: 'From the left',
      value: '3',
      problem: /^Lot 6 lies over lot 5/,
    },
    right: { thing: '', field: 'Width', value: '13' },
  },
  chinatown: {
    wrong: {
      thing: 'districts[0].cells[4]',
      field: 'Number',
      value: '6',
      problem: /^Location 6 stands on the map twice/,
    },
    right: { thing: 'districts[0].cells[4]', field: 'Column', value: '5' },
  },
  'tower-up': {
    wrong: { thing: 'sites[0]', field: 'Name', value: 'A2', problem: /^The name A2 is used twice/ },
    right: { thing: 'sites[0]', field: 'From the left', value: '90' },
  },
};

const ready = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing is wrong' });
const name = (page: Page) => page.getByLabel('Name of the board');
const digits = (page: Page) => page.getByText(/^Check digits: [0-9a-f]{8}\./);

/** Starts from the first board of a game. */
async function startBoard(page: Page, game: string): Promise<void> {
  await page.goto(`/#/boards/${game}`);
  await page
    .getByRole('region', { name: 'Start from one of ours' })
    .getByRole('button')
    .first()
    .click();
  await expect(ready(page)).toBeVisible();
}

/** Selects a thing on the drawing, or the whole board in the list, and changes a field of it. */
async function change(page: Page, { thing, field, value }: Change): Promise<void> {
  if (thing === '') await page.getByRole('button', { name: /^Whole/ }).click();
  else await page.locator(`.drawing [data-at="${thing}"]`).click();
  const input = page.getByRole('group').getByLabel(field, { exact: true });
  await input.fill(value);
  await input.press('Enter');
}

for (const { id, credits, page: brought } of Object.values(catalogue)) {
  const made = changes[id];
  if (!brought?.boards || !made) continue;

  test(`${credits.title}: a board is changed, found wrong, mended and played`, async ({ page }) => {
    const faults = faultsOf(page);
    await hurry(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Boards of your own' }).click();
    await page.locator(`a[href="#/boards/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${credits.title}: boards of your own`,
    );
    await accessible(page);
    await startBoard(page, id);
    const before = await digits(page).textContent();

    await change(page, made.wrong);
    const problem = page.getByRole('button', { name: made.wrong.problem });
    await expect(problem).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeDisabled();
    await expect(page.locator(`.drawing .wrong`).first()).toBeVisible();
    await accessible(page);
    // The problem leads to its place: the keyboard is then in the form.
    await problem.press('Enter');
    await expect(page.getByRole('group').locator(':focus')).toHaveCount(1);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ready(page)).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(problem).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(digits(page)).toHaveText(before!);

    await change(page, made.right);
    await expect(ready(page)).toBeVisible();
    await expect(digits(page)).not.toHaveText(before!);
    await name(page).fill('From my box');
    await name(page).press('Enter');
    await page.reload();
    await expect(name(page)).toHaveValue('From my box');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a text that is no board is refused where it was typed, and nothing is lost', async ({
  page,
}) => {
  await startBoard(page, 'downtown');
  await page.getByText('The whole file as text').click();
  const text = page.getByLabel('For people who know JSON.');
  const whole = await text.inputValue();
  await text.fill('{"lots": [');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByRole('alert')).toContainText('This is no board file');
  await expect(text).toHaveValue('{"lots": [');
  await expect(ready(page)).toBeVisible();
  await text.fill(whole.replace('"n":1,', '"n":1,"colour":"red",'));
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('At “lots[0].colour” there should be')).toBeVisible();
  await expect(page.getByText('The drawing and the form come back')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ready(page)).toBeVisible();
  await expect(page.locator('.drawing [data-at]')).toHaveCount(24);
});

test('a board goes by link and by file to somebody else, who has the same board', async ({
  page,
  browser,
  server,
}, info) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startBoard(page, 'chinatown');
  await change(page, changes['chinatown']!.right);
  await expect(digits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const here = await digits(page).textContent();

  const context = await browser.newContext({
    baseURL: server,
    locale: 'en',
    viewport: { width: 390, height: 844 },
  });
  const other = await context.newPage();
  await other.goto(link);
  await expect(digits(other)).toHaveText(here!);
  await expect(other.getByRole('img', { name: /^Drawing of/ })).toBeVisible();
  await fitsSideways(other);
  await accessible(other);
  await other.getByRole('button', { name: 'Keep it and change it' }).click();
  await expect(name(other)).toHaveValue('My copy: Map of 1999');
  await expect(digits(other)).toHaveText(here!);
  await fitsSideways(other);
  await accessible(other);
  await other.goto(link);
  await expect(other.getByText('You have this board already.')).toBeVisible();
  await other.goto(link.slice(0, -20));
  await expect(other.getByRole('alert')).toContainText('This link is damaged.');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = info.outputPath('board.json');
  await (await saving).saveAs(file);
  await other.goto('/#/boards/chinatown');
  await other.getByLabel('Choose a file', { exact: true }).setInputFiles(file);
  await expect(digits(other)).toHaveText(here!);
  await other.goto('/#/boards/downtown');
  await other.getByLabel('Choose a file', { exact: true }).setInputFiles(file);
  await expect(other.getByRole('alert')).toContainText('This board is for another game');
  await context.close();
});

test('an online table is played on a board of one’s own, and guests can look at it first', async ({
  page,
  browser,
  server,
}) => {
  await hurry(page);
  await startBoard(page, 'tower-up');
  await change(page, changes['tower-up']!.right);
  await name(page).fill('From my box');
  await name(page).press('Enter');
  await page.getByRole('button', { name: 'Set up a game' }).click();
  const chosen = page.locator('select[data-board="board"]');
  await expect(chosen.locator('option:checked')).toHaveText('From my box');
  await expect(page.getByText('Bots play on it, too')).toBeVisible();
  await page.getByRole('button', { name: 'With friends' }).click();
  await accessible(page);
  await page.getByLabel('Seat 1: Name').fill('Ana');
  await page.getByRole('button', { name: 'Open for friends' }).click();
  const terms = page.locator('dl');
  await expect(terms).toContainText('Your own: From my box');

  const context = await browser.newContext({ baseURL: server, locale: 'en' });
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link to this table').inputValue());
  await expect(guest.locator('dl')).toContainText('Your own: From my box');
  const look = await guest.getByRole('link', { name: 'Look at it' }).getAttribute('href');
  await guest.getByLabel('Name').fill('Bea');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const one of [page, guest])
    await expect(one.getByRole('main', { name: 'The board' })).toBeVisible();
  await guest.goto(`/${look!}`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('From my box');
  await context.close();
});

test('cards of one’s own are played with', async ({ page }) => {
  await hurry(page);
  await page.goto('/#/boards/tower-up');
  await page.getByRole('button', { name: 'The 44 stock cards' }).click();
  await page.locator('.drawing [data-at="cards[0]"]').click();
  await page.getByLabel('Machine', { exact: true }).selectOption('"black"');
  await expect(
    page.getByRole('button', { name: 'Card M01 shows a machine, but no steps.' }),
  ).toBeVisible();
  const steps = page.getByLabel('Steps of the machine');
  await steps.fill('2');
  await steps.press('Enter');
  await expect(ready(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsSideways(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Set up a game' }).click();
  await expect(page.locator('select[data-board="cards"] option:checked')).toHaveText(/stock cards/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
});

/** German has the longest words. FAUBOURG_LANGUAGES=all looks at every language. */
const looked = languageNames.filter(
  ([language]) => process.env.FAUBOURG_LANGUAGES === 'all' || language === 'de',
);

for (const [language] of looked) {
  test(`in ${language} every page of boards fits a telephone of 360 pixels and has its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await hurry(page, { language });
    const complete = async () => {
      await fitsSideways(page);
      await expect(page.locator('main')).not.toContainText(
        /\b(?:boards|kind|standard|part|entry|field|choice|fault)\.[a-z]/,
      );
    };
    for (const [id, { wrong }] of Object.entries(changes)) {
      await page.goto(`/#/boards/${id}`);
      const standard = page.locator('.ours button').first();
      await expect(standard).toBeVisible();
      await complete();
      await standard.click();
      await page.locator(`.drawing [data-at="${wrong.thing}"]`).click();
      await expect(page.locator('.form h3')).toBeVisible();
      await complete();
    }
  });
}
