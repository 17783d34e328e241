import { expect, type Locator, type Page } from '@playwright/test';
import { commit, give, panel } from '../../../web/test/play/browser-table.ts';
import type { Hand } from '../../../web/test/play/choose.ts';
import type { GamePlayer } from '../../../web/test/play/whole-games.ts';

export const openPlots = (page: Page): Locator =>
  page.locator('main svg .plot[data-choice="open"]:not(.trade)');
export const openTiles = (page: Page): Locator => page.locator('main .press[data-choice="open"]');
export const desk = (page: Page): Locator => panel(page).locator('section.desk');
/** On a phone the tray is a bar until it is opened over the map. */
export async function openDesk(hand: Hand): Promise<void> {
  await hand.press(
    desk(hand.page).getByRole('button', { name: /^(Open the tray|Ouvrir le bureau)$/ }),
  );
}
export async function backToMap(hand: Hand): Promise<void> {
  await hand.press(panel(hand.page).getByRole('button', { name: /^(Map|Plan)$/ }));
}
/** Zooms out to the whole map. */
export async function wholeMap(hand: Hand): Promise<void> {
  await hand.press(hand.page.getByRole('button', { name: 'Whole board' }));
}
export const doneButton = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /I am done trading|J’ai fini de négocier/ });
/** Says that one is done although offers wait. */
const doneAnyway = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /Done all the same|Finir quand même/ });
/** Is done with the trade, whatever offers wait. */
export async function endTrade(hand: Hand): Promise<void> {
  const { page } = hand;
  // With offers the first press only warns; the caller asks again while an answer is owed.
  await give(hand, doneAnyway(page).or(doneButton(page)).first());
}
const finish = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /Finish building|Finir de construire/ });

export async function keepLocations(hand: Hand): Promise<void> {
  const { page } = hand;
  for (let i = 0; i < 8 && !(await commit(page).isVisible()); i++)
    await hand.press(openPlots(page).first());
  await give(hand);
}

/** Which step of the year the table shows: 0 locations, 1 trade, 2 building. */
const step = (page: Page): Promise<number> =>
  page
    .locator('main li[aria-current="step"]')
    .evaluate((now) => [...now.parentElement!.children].indexOf(now));

/** Builds a shop if there is one to build, then finishes. */
async function build(hand: Hand, tileFirst: boolean): Promise<void> {
  const { page } = hand;
  await expect(finish(page).or(commit(page)).first()).toBeVisible();
  if ((await openTiles(page).count()) > 0) {
    // A tile first, or a location first: both work.
    await hand.press((tileFirst ? openTiles(page) : openPlots(page)).first());
    await hand.press((tileFirst ? openPlots(page) : openTiles(page)).first());
    await expect(commit(page)).toContainText('→');
    await give(hand);
  }
  // Where nothing is left to build, finishing is all there is to confirm.
  if (!(await commit(page).isVisible())) await hand.press(finish(page));
  await give(hand);
}

/** Keeps the first locations dealt, trades nothing, builds one shop a year. */
export const chinatownPlayer: GamePlayer = {
  game: 'chinatown',
  seats: 3,
  async answer(hand, turn) {
    const { page } = hand;
    // The desk is loaded when first needed, so it may not be complete yet.
    const now = await step(page);
    if (now === 1) await endTrade(hand);
    else if (now === 2) await build(hand, turn % 2 === 0);
    else await keepLocations(hand);
  },
};
