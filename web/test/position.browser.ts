import type { Page, Response } from '@playwright/test';
import { packJson, type Position, unpackJson } from '@faubourg/core';
import { catalogue } from '../../games/index.ts';
import { readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { accessible, waitForDecision, commit, panel } from './play/browser-table.ts';
import { hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

const recorded = await recordedGames();

/** A moment of the first recorded game of a game. */
async function moment(game: string, name: string) {
  const { records } = recorded.find((one) => one.game === game)!;
  const moments = await recordedMoments(await readRecorded(game, records[0]!));
  const found = moments.find(({ names }) => names.includes(name))!;
  const unpacked = await unpackJson(found.packed);
  return { ...found, position: ('value' in unpacked ? unpacked.value : null) as Position };
}

const board = (page: Page) => page.getByRole('main', { name: 'The board' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Gives an answer, whichever comes first: what can be chosen on the board, then in the panel. */
async function answer(page: Page): Promise<void> {
  const things = page.locator('[data-choice="open"]');
  const choices = panel(page).locator('fieldset button[aria-pressed="false"]');
  await expect(things.or(choices).first()).toBeVisible();
  while (!(await commit(page).isVisible())) {
    await ((await things.count()) > 0 ? things : choices).first().click();
    await expect(commit(page).or(things).or(choices).first()).toBeVisible();
  }
  await commit(page).click();
}

/** The first line of the log. A game may lay something over the tabs: that is closed first. */
async function firstLine(page: Page): Promise<string> {
  const over = page.getByRole('button', { name: /^Close the/, expanded: true });
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  let text = '';
  await expect(async () => {
    if (await over.isVisible()) await over.click({ timeout: 3000 });
    await page.getByRole('tab', { name: 'Log' }).click({ timeout: 3000 });
    text = await line.innerText({ timeout: 3000 });
  }).toPass();
  return text;
}

for (const { id, credits, page: brought } of Object.values(catalogue)) {
  if (!brought?.wholeGame) continue;
  const { title } = credits;

  test(`${title}: a link opens a position, which is played on and found again`, async ({
    page,
  }) => {
    await hurry(page);
    const { packed, seat, position } = await moment(id, 'start');
    await page.goto(`/#/position/${packed}`);
    await expect(heading(page)).toHaveText(`A position of ${title}`);
    await accessible(page);
    const seats = page.locator('.seat');
    await expect(seats).toHaveCount(position.seats);
    await expect(seats.nth(seat).locator('select')).toHaveValue('person');
    await expect(page.locator('.seat select option:checked[value="person"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(board(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/table\//);
    // The game has no record: it did not begin with the set-up.
    await expect(page.getByRole('button', { name: 'Save the record' })).toHaveCount(0);
    await answer(page);
    const first = await firstLine(page);
    await page.reload();
    await expect(board(page)).toBeVisible();
    expect(await firstLine(page)).toBe(first);
  });

  test(`${title}: a link to a seat lays the table at once, and the way back leads home`, async ({
    page,
  }) => {
    await hurry(page);
    const { packed } = await moment(id, 'end');
    await page.goto('/');
    await page.goto(`/#/position/${packed}/1`);
    await expect(board(page)).toBeVisible();
    await expect(panel(page)).toContainText('The game is over');
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.goBack();
    await expect(heading(page)).toHaveText('Faubourg');
  });
}

test('one sees what the chosen seat may see', async ({ page }) => {
  await hurry(page);
  const { packed, position } = await moment('chinatown', 'start');
  const { cards } = position.state as { cards: number[][] };
  for (const seat of [0, 2]) {
    await page.goto('/');
    await page.goto(`/#/position/${packed}/${seat}`);
    await expect(page.locator('main [data-choice="open"]')).toHaveCount(cards[seat]!.length);
    const names = page.getByRole('button', { name: /^Location \d+, .*one of your cards/ });
    await expect(names).toHaveCount(cards[seat]!.length);
    for (const card of cards[seat]!) {
      const named = page.getByRole('button', { name: `Location ${card}, ` });
      await expect(named).toHaveAccessibleName(/one of your cards/);
    }
  }
});

test('several people at one screen pass the device around', async ({ page }) => {
  const { packed, seat, position } = await moment('chinatown', 'start');
  await page.goto(`/#/position/${packed}`);
  const other = (seat + 1) % position.seats;
  await page.locator('.seat').nth(other).locator('select').selectOption('person');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await answer(page);
  await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
});

test('a position of one’s own is pasted or chosen, and what is wrong is said where', async ({
  page,
}) => {
  const { position, packed } = await moment('downtown', 'order');
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a position' }).click();
  await expect(heading(page)).toHaveText('Open a position');
  await accessible(page);
  const field = page.getByLabel('The position, or a link to it');
  const alert = page.getByRole('alert');
  const says = async (text: string, words: string | RegExp) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(alert).toContainText(words);
  };
  await says('{"format": faubourg}', 'This is not JSON');
  await says('{}', 'At “format”: expected');
  await says(JSON.stringify({ ...position, game: 'chess' }), 'no game called “chess”');
  await says(JSON.stringify({ ...position, game: 'chess' }), 'tower-up');
  await says(JSON.stringify({ ...position, rules: 7 }), 'version 7');
  await says(JSON.stringify({ ...position, seats: 9 }), 'Downtown is for 2 to 6 players');
  await says(JSON.stringify({ ...position, options: { map: 'moon' } }), 'At “options.map”');
  await says(JSON.stringify({ ...position, options: { tea: 1 } }), 'no option “tea”');
  const state = position.state as { mayor: unknown };
  await says(JSON.stringify({ ...position, state: { ...state, mayor: 'me' } }), '“state.mayor”');
  await says(JSON.stringify({ ...position, seats: 3 }), 'players: 4 for 3 seats');
  await says('http://elsewhere.example/#/position/xyz', 'The link is damaged');
  await accessible(page);
  const file = { name: 'town.json', mimeType: 'application/json' };
  const buffer = Buffer.from(JSON.stringify(position));
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
  await expect(heading(page)).toHaveText('A position of Downtown');
  await expect(page).toHaveURL(new RegExp(`#/position/${packed}$`));
});

test('a link that cannot be opened says why, and leads on', async ({ page }) => {
  const { position } = await moment('tower-up', 'start');
  const broken = { ...position, seats: 4 };
  await page.goto(`/#/position/${await packJson(broken)}`);
  await expect(heading(page)).toHaveText('This position cannot be opened');
  await expect(page.getByRole('alert')).toContainText('players: 3 for 4 seats');
  await accessible(page);
  await page.goto('/#/position/nonsense');
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
  await page.goto(`/#/position/${await packJson(position)}/5`);
  await expect(page.getByRole('alert')).toContainText('no seat with the number 5');
  await page.getByRole('link', { name: 'Open another position' }).click();
  await expect(heading(page)).toHaveText('Open a position');
});

test('a moment of a game that began from a position is shared, and goes on, as a position', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
  await hurry(page);
  const { packed, seat, position } = await moment('tower-up', 'start');
  await page.goto(`/#/position/${packed}/${seat}`);
  await answer(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('0');
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied.' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.length).toBeLessThanOrEqual(80);
  const kept = await page.request.get(address.replace('/s/', '/api/shares/'));
  const shared = (await kept.json()) as { readonly kind: string; readonly packed: string };
  expect(shared.kind).toBe('position');
  expect(await unpackJson(shared.packed)).toEqual({ value: position });
  const before = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.locator('main [data-choice="open"]').first()).toBeVisible();
});

test('the part of a game that checks positions is loaded when one is opened, and in no other visit', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const read = (response: Response): void => {
    const { pathname } = new URL(response.url());
    // The bots' worker has the whole game.
    if (pathname.endsWith('.js') && !pathname.includes('/bots-')) scripts.push(response.text());
  };
  page.on('response', read);
  // A line of Downtown's conservation laws.
  const checksPositions = async () =>
    (await Promise.all(scripts)).some((script) => script.includes('decide: no tie'));
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Downtown' }).click();
  expect(await waitForDecision(page)).toBe(true);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await checksPositions()).toBe(false);
  const { packed } = await moment('downtown', 'start');
  await page.goto(`/#/position/${packed}`);
  await expect(heading(page)).toHaveText('A position of Downtown');
  await expect.poll(checksPositions).toBe(true);
  // A script that arrives now could not be read to its end.
  page.off('response', read);
  await Promise.all(scripts);
});
