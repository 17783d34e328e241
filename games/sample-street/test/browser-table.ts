import { expect } from '@playwright/test';
import { commit, give, panel } from '../../../web/test/play/browser-table.ts';
import type { GamePlayer } from '../../../web/test/play/whole-games.ts';

/** Builds the first card of the hand on the first empty lot. */
export const player: GamePlayer = {
  game: 'sample-street',
  seats: 2,
  async answer(hand) {
    const { page } = hand;
    await hand.press(page.locator('main svg .lot[data-choice="open"]').first());
    // With two equal cards the lot says it all; else a card is to be chosen.
    const cards = panel(page).locator('fieldset button');
    await expect(commit(page).or(cards.first()).first()).toBeVisible();
    if (!(await commit(page).isVisible())) await hand.press(cards.first());
    await give(hand);
  },
};
