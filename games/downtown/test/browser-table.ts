import { expect, type Locator, type Page } from '@playwright/test';
import { commit, give, panel } from '../../../web/test/play/browser-table.ts';
import type { Hand } from '../../../web/test/play/choose.ts';
import type { GamePlayer } from '../../../web/test/play/whole-games.ts';

export const openLots = (page: Page): Locator => page.locator('main svg .lot[data-choice="open"]');
/** Everything in the panel that can be chosen, without the lists that can be unfolded. */
const choices = (page: Page): Locator =>
  panel(page).locator('button[aria-pressed="false"]:not([aria-disabled="true"])');

/** Fills in an answer to the present decision, buying where possible. */
export async function fillIn(hand: Hand): Promise<void> {
  const { page } = hand;
  const lots = openLots(page);
  if ((await lots.count()) > 0) await hand.press(lots.last());
  for (let i = 0; i < 3 && !(await commit(page).isVisible()); i++)
    await hand.press(choices(page).first());
  await expect(commit(page)).toBeInViewport();
}

/** Votes for the first use there is and buys in the last lot there is. */
export const downtownPlayer: GamePlayer = {
  game: 'downtown',
  seats: 2,
  // With three there are votes and money.
  alone: 3,
  async answer(hand) {
    await fillIn(hand);
    await give(hand);
  },
};
