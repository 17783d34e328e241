import { expect, type Locator, type Page } from '@playwright/test';
import { commit, give, panel } from '../../../web/test/play/browser-table.ts';
import type { Hand } from '../../../web/test/play/choose.ts';
import type { GamePlayer } from '../../../web/test/play/whole-games.ts';

export const openSites = (page: Page): Locator =>
  page.locator('main svg .site[data-choice="open"]');
export const openCards = (page: Page): Locator => page.locator('main .card[data-choice="open"]');

/** Chooses in the panel until the answer is complete: the last button each time, or the first. */
export async function fillIn(hand: Hand, which: 'first' | 'last' = 'last'): Promise<void> {
  const { page } = hand;
  const buttons = panel(page).locator(
    '.colours button[data-more="true"], .roofs button[aria-pressed="false"]',
  );
  for (let i = 0; i < 8 && !(await commit(page).isVisible()); i++)
    await hand.press(buttons[which]());
  await expect(commit(page)).toBeVisible();
}

/**
 * Builds twice where it can, then takes a card; returns floors when asked. Cards and colours are
 * chosen from both ends: with floors of always the same colours some games would not end.
 */
export const towerUpPlayer: GamePlayer = {
  game: 'tower-up',
  seats: 2,
  async answer(hand, turn) {
    const { page } = hand;
    const builds = turn % 3 !== 2 && (await openSites(page).count()) > 0;
    // Where floors are to be returned, neither a site nor a card is open.
    const cards = await openCards(page).count();
    if (builds) await hand.press(openSites(page).last());
    else if (cards > 0)
      await hand.press(turn % 2 === 0 ? openCards(page).first() : openCards(page).last());
    await fillIn(hand, turn % 4 < 2 ? 'last' : 'first');
    // The choice stays visible: the sheet of a phone does not cover it.
    await expect(commit(page)).toBeInViewport();
    await give(hand);
  },
};
