import type { Locator, Page } from '@playwright/test';
import { gameVersions, readPosition, unpackJson } from '@faubourg/core';
import { judge, lossOf } from '@faubourg/search';
import { catalogue } from '../../games/index.ts';
import { readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { accessible, commit, panel, waitForDecision } from './play/browser-table.ts';
import { type Hand, mouse } from './play/choose.ts';
import { keys } from './play/keys.ts';
import { join, openForFriends } from './play/new-game.ts';
import { hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

const recorded = await recordedGames();

/** The first recorded moment of a game in which this kind of decision is asked. */
async function moment(game: string, kind: string) {
  for (const name of recorded.find((one) => one.game === game)!.records) {
    const moments = await recordedMoments(await readRecorded(game, name));
    const found = moments.find(({ names }) => names.includes(kind));
    if (found) return found;
  }
  throw new Error(`no recorded ${kind} of ${game}`);
}

const ask = (page: Page): Locator => page.getByRole('button', { name: 'Ask the coach' });
const coach = (page: Page): Locator => page.getByRole('group', { name: 'Coach' });
const rows = (page: Page): Locator =>
  coach(page).getByRole('list', { name: 'The best answers' }).getByRole('button');

/** Asks the coach and waits for its answers. */
async function asked(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(ask(page));
  await expect(rows(page).first()).toHaveAccessibleName(/^A: .+\. \d+ % to win/);
  await expect(coach(page).getByRole('status')).not.toBeEmpty();
}

const decisions = [
  ['tower-up', 'turn', 'mouse'],
  ['downtown', 'order', 'keyboard'],
  ['chinatown', 'build', 'keyboard'],
] as const;

for (const [game, kind, way] of decisions) {
  test(`${game}: the coach shows a ${kind} on the board and plays it, by ${way}`, async ({
    page,
  }) => {
    await hurry(page);
    const hand = way === 'mouse' ? mouse(page) : keys(page);
    const { packed, seat } = await moment(game, kind);
    await page.goto(`/#/position/${packed}/${seat}`);
    await asked(hand);
    // The best answer is previewed and its place is marked.
    await expect(rows(page).first()).toHaveAttribute('aria-pressed', 'true');
    const marked = page.locator('main.board [data-advice~="A"]');
    await expect(marked.first()).toBeVisible();
    await expect(page.locator('[data-choice="chosen"]').first()).toBeAttached();
    await accessible(page);
    await hand.press(rows(page).nth(1));
    await expect(rows(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(coach(page).getByRole('status')).toContainText(/A\./);
    const before = await panel(page).innerText();
    await hand.press(coach(page).getByRole('button', { name: 'Do B' }));
    await expect(coach(page)).toHaveCount(0);
    await expect(page.locator('[data-advice]')).toHaveCount(0);
    await expect.poll(() => panel(page).innerText()).not.toBe(before);
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  });
}

test('the coach that is asked again speaks about the new decision', async ({ page }) => {
  await hurry(page);
  const hand = mouse(page);
  const { packed, seat } = await moment('tower-up', 'turn');
  await page.goto(`/#/position/${packed}/${seat}`);
  const log = page.getByRole('tabpanel').getByRole('listitem');
  const doBest = async (): Promise<void> => {
    await asked(hand);
    await hand.press(coach(page).getByRole('button', { name: 'Do A' }));
    await expect(coach(page)).toHaveCount(0);
  };
  await doBest();
  await page.getByRole('tab', { name: 'Log' }).click();
  // The answer is in the log: what is asked now is another decision.
  await expect(log.first()).toBeVisible();
  expect(await waitForDecision(page)).toBe(true);
  const before = await log.count();
  await doBest();
  await expect.poll(() => log.count()).toBeGreaterThan(before);
});

test('chinatown: the coach knows a deal with the neighbours and lays it on the tray', async ({
  page,
}) => {
  await hurry(page);
  const { packed, seat } = await moment('chinatown', 'trade');
  await page.goto(`/#/position/${packed}/${seat}`);
  const hand = mouse(page);
  await asked(hand);
  const deal = rows(page)
    .filter({ hasText: /A deal with|A round of three/ })
    .first();
  await hand.press(deal);
  await expect(deal).toHaveAttribute('aria-pressed', 'true');
  await expect(coach(page).getByRole('status')).toContainText(/gain about|costs you/);
  await expect(coach(page)).toContainText('if everybody agrees');
  await accessible(page);
  await hand.press(page.getByRole('button', { name: 'Hide the coach' }));
  // The gifts are on the tray, ready to be sent or changed.
  await expect(page.getByRole('button', { name: /^Send to/ })).toBeEnabled();
});

test('a costly answer is held once when it was asked for, and never blocked', async ({ page }) => {
  const { packed, seat } = await moment('chinatown', 'build');
  const unpacked = await unpackJson(packed);
  if (!('value' in unpacked)) throw new Error('a packed moment');
  const rules = await catalogue['chinatown']!.rules();
  const loaded = readPosition(unpacked.value, gameVersions([rules]));
  if (!('state' in loaded)) throw new Error('a position of a recorded game');
  const { game, state } = loaded;
  const bots = await catalogue['chinatown']!.bots!();
  const finish = { built: true };
  const judgement = await judge(bots, game.view(state, seat), { seed: 1, asked: [finish] });
  // Otherwise this moment would not show the warning.
  expect(lossOf(judgement!, finish)).toBeGreaterThan(0.06);

  await hurry(page, { secondLook: 'always' });
  await page.goto(`/#/position/${packed}/${seat}`);
  // The position is judged before the answer is given, so that this does not depend on time.
  await asked(mouse(page));
  await page.getByRole('button', { name: 'Hide the coach' }).click();
  const stepBack = panel(page).getByRole('button', { name: 'Step back' });
  await expect(stepBack).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(stepBack).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Finish building' }).click();
  await commit(page).click();
  await expect(page.getByRole('alert')).toContainText('Take a second look?');
  await accessible(page);
  await commit(page).click();
  await expect(page.getByText('Take a second look?')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
});

for (const agreed of [false, true]) {
  test(`people at a table on the server ${agreed ? 'may ask the coach if all agreed' : 'have no coach unless all agreed'}`, async ({
    page,
    browser,
    server,
  }) => {
    await hurry(page);
    await page.goto('/');
    await page.locator('a[href="#/new/tower-up"]').click();
    await page.getByRole('button', { name: 'With friends' }).click();
    const term = page.getByLabel('Everybody may ask the coach');
    await expect(term).not.toBeChecked();
    await page.goto('/');
    const link = await openForFriends(
      {
        ...mouse(page),
        // The term is chosen just before the table is opened.
        press: async (thing) => {
          if (agreed && (await thing.textContent())?.includes('Open for friends'))
            await term.check();
          await thing.click();
        },
      },
      { game: 'tower-up', seats: 2, people: 2 },
      'Ana',
    );
    const context = await browser.newContext({ baseURL: server, locale: 'en' });
    const guest = await context.newPage();
    await hurry(guest);
    await guest.goto(link);
    // The guest reads the term before sitting down.
    await expect(guest.locator('dl')).toContainText(
      agreed ? /Coach\s*Everybody may ask it/ : /Coach\s*None/,
    );
    await join(guest, link, 'Bea');
    await page.getByRole('button', { name: 'Start' }).click();
    for (const one of [page, guest])
      await expect(one.getByRole('main', { name: 'The board' })).toBeVisible();
    const deciding = page.getByText('to play').first();
    await expect(deciding).toBeVisible();
    const owes = async (one: Page): Promise<boolean> => (await one.title()).startsWith('●');
    await expect.poll(async () => (await owes(page)) || (await owes(guest))).toBe(true);
    const active = (await owes(page)) ? page : guest;
    if (agreed) {
      await asked(mouse(active));
      await accessible(active);
    } else {
      await expect(panel(active).getByRole('heading')).toBeVisible();
      await expect(ask(active)).toHaveCount(0);
    }
    await context.close();
  });
}
