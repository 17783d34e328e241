import type { Locator, Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { accessible, fitsSideways, hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const option = (page: Page, name: string): Locator => page.locator(`select[data-option="${name}"]`);
const players = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: String(count), exact: true });
const start = (page: Page): Locator => page.locator('form button.strong');

async function setUp(page: Page, game: string): Promise<void> {
  await hurry(page, { name: 'Ana' });
  await page.goto(`/#/new/${game}`);
  await expect(start(page)).toBeVisible();
}

async function begins(page: Page): Promise<void> {
  await start(page).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('main.board')).toBeVisible();
}

test('the form is shown whole: its button stays where it is', async ({ page }) => {
  await hurry(page, { name: 'Ana' });
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = /\/(?:levels|characters|setup)-en-[^/]*\.js$/;
  const held: string[] = [];
  await page.route(late, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const server = page.waitForResponse(/\/api\/games$/);
  await page.goto('/#/new/tower-up');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await (await server).finished();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await expect(start(page)).toHaveCount(0);
  release();
  // Not the button, which stays at the lower edge of the window.
  const last = page.locator('fieldset.options');
  await expect(last).toBeVisible();
  const first = await last.boundingBox();
  await expect(page.getByText('From 1, for children, to 8, the strongest.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Characters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'With friends' })).toBeVisible();
  expect(await last.boundingBox()).toEqual(first);
});

test('TU-11: floors that four players may not have are dropped, and it is said', async ({
  page,
}) => {
  await setUp(page, 'tower-up');
  await option(page, 'startFloors').selectOption('7');
  await players(page, 4).click();
  await expect(option(page, 'startFloors')).toHaveValue('3');
  await expect(page.getByText('With 4 players this is 3 again.')).toBeVisible();
  await accessible(page);
  await begins(page);
});

test('DT-42: what two players do not have is not shown, and the game begins', async ({ page }) => {
  await setUp(page, 'downtown');
  await option(page, 'soleBonus').selectOption('5');
  await players(page, 2).click();
  await expect(option(page, 'soleBonus')).toHaveCount(0);
  await begins(page);
});

test('the same holds for a table on the server', async ({ page }) => {
  await setUp(page, 'tower-up');
  await page.getByRole('button', { name: 'With friends' }).click();
  await option(page, 'startFloors').selectOption('7');
  await players(page, 4).click();
  await start(page).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
});

test('TU-12: three objectives are chosen by name, and are those of the game', async ({ page }) => {
  await setUp(page, 'tower-up');
  await option(page, 'objectives').selectOption({ label: 'Three of your choice' });
  const items = page.locator('[data-pick="objectives"]');
  await expect(items.getByRole('checkbox')).toHaveCount(10);
  await items.getByRole('checkbox', { name: 'Four on lakes' }).check();
  await items.getByRole('checkbox', { name: 'Twice in two towers' }).check();
  await expect(items.getByRole('status')).toHaveText('Choose one more.');
  await start(page).click();
  // The form is not left: what is missing is said beside the option.
  await expect(page.locator('.option').filter({ has: items })).toContainText('Choose exactly 3.');
  await accessible(page);
  await items.getByRole('checkbox', { name: 'Five in a chain' }).check();
  await expect(items.getByRole('checkbox', { name: 'Four on parks' })).toBeDisabled();
  await begins(page);
  const goals = page.locator('main.board').getByRole('heading', { level: 3 });
  await expect(goals).toHaveText(['Four on lakes', 'Twice in two towers', 'Five in a chain']);
});

test('an invitation names the chosen objectives, says the facts and leads to the lesson', async ({
  page,
}) => {
  await setUp(page, 'tower-up');
  await page.getByRole('button', { name: 'With friends' }).click();
  await option(page, 'objectives').selectOption('[]');
  for (const name of ['Four on lakes', 'Five in a chain', 'Four brown ones'])
    await page.getByRole('checkbox', { name }).check();
  await start(page).click();
  const objectives = page.getByText('Four on lakes, Five in a chain, and Four brown ones');
  await expect(objectives).toBeVisible();
  // Whoever opens the link reads what the game is about, and can learn it first.
  const guest = await (await page.context().browser()!.newContext()).newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(guest.getByText('Four on lakes')).toBeVisible();
  await expect(guest.getByRole('list', { name: 'About the game' })).toContainText('3 players');
  await expect(guest.getByRole('main')).toContainText('Goal: the most Millions');
  await accessible(guest);
  await guest.getByRole('link', { name: 'Learn it in 4 minutes' }).click();
  await expect(guest.getByRole('heading', { name: 'High roofs, many Millions' })).toBeVisible();
  await guest.context().close();
});

test('TU-12: the first game has the START objectives; who has finished one gets random ones', async ({
  page,
}) => {
  await setUp(page, 'tower-up');
  await expect(option(page, 'objectives')).toHaveValue('"start"');
  await expect(page.getByText('For your first game: The three for a first game.')).toBeVisible();
  await option(page, 'objectives').selectOption('"random"');
  await expect(page.getByText('For your first game')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('faubourg.finished', '["tower-up"]'));
  await page.reload();
  await expect(option(page, 'objectives')).toHaveValue('"random"');
  await expect(page.getByText('For your first game')).toHaveCount(0);
});

test('a problem of the server is said at its field, and the form keeps what was filled in', async ({
  page,
}) => {
  let problem: object = {};
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { problem } })
      : route.fallback(),
  );
  await setUp(page, 'downtown');
  await page.getByRole('button', { name: 'With friends' }).click();
  await option(page, 'map').selectOption('"avenues"');
  const cases = [
    {
      problem: { rule: 'FB-11', code: 'option-value', data: { option: 'map', wrong: 'x' } },
      at: page.locator('.option').filter({ has: option(page, 'map') }),
      says: 'This cannot be chosen with 3 players.',
    },
    {
      problem: { rule: 'FB-10', code: 'seat-count', data: { min: 2, max: 6 } },
      at: page.getByRole('group', { name: 'How many play' }),
      says: 'This game is for 2 to 6 players.',
    },
    {
      problem: { rule: 'FB-41', code: 'name-blank', data: {} },
      at: page.getByRole('group', { name: 'Seats' }),
      says: 'A name needs a letter, a digit or an emoji',
    },
    {
      problem: { rule: 'FB-56', code: 'quota', data: { what: 'tables', most: 5 } },
      at: page.locator('form'),
      says: 'You have as many tables as the server allows (5).',
    },
    {
      problem: { rule: 'FB-99', code: 'never-heard-of', data: {} },
      at: page.locator('form'),
      says: 'The rules do not allow that (FB-99).',
    },
  ];
  for (const { problem: one, at, says } of cases) {
    problem = one;
    await start(page).click();
    await expect(at).toContainText(says);
    await expect(option(page, 'map')).toHaveValue('"avenues"');
  }
  await accessible(page);
});

for (const { id, credits, page: brought } of Object.values(catalogue))
  test(`${credits.title}: the card and the set-up say its facts and its goal, each option what it changes`, async ({
    page,
  }) => {
    await hurry(page);
    await page.goto('/');
    const { facts } = brought!;
    const goal = (await brought!.goal!())['en']!;
    const card = page.getByRole('article').filter({ hasText: credits.title });
    const said = [
      `${facts!.players.join('–')} players`,
      `${[...new Set(facts!.minutes)].join('–')} min`,
      new RegExp(['light', 'medium', 'heavy'][facts!.weight! - 1]!),
    ];
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText(said);
    await expect(card).toContainText(goal);
    await card.locator(`a[href="#/new/${id}"]`).click();
    // Home shows such a list for every game: wait until it is gone.
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'About the game' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(goal);
    const lines = page.locator('.option > p');
    await expect(page.locator('.option').first()).toBeVisible();
    await expect(page.locator('.option').filter({ hasNot: page.locator('> p') })).toHaveCount(0);
    for (const line of await lines.all()) await expect(line).toHaveText(/\.$/);
  });

test('a game that waits stands above the games, ready to continue', async ({ page }) => {
  await setUp(page, 'downtown');
  await begins(page);
  const table = page.url();
  await page.getByRole('link', { name: 'Home' }).click();
  const waiting = page.locator('section.running');
  await expect(waiting).toBeInViewport();
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(async () => {
    const [above, below] = [await waiting.boundingBox(), await card.boundingBox()];
    expect(above!.y).toBeLessThan(below!.y);
  }).toPass();
  await waiting.getByRole('link', { name: /Continue/ }).click();
  await expect(page).toHaveURL(table);
});

test('the set-up fits a telephone, with the button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setUp(page, 'chinatown');
  await expect(start(page)).toBeInViewport();
  await fitsSideways(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(start(page)).toBeInViewport();
});
