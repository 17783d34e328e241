import type { Page } from '@playwright/test';
import { readRecorded, recordedMoments } from '../../gallery-moments.ts';
import { languageNames } from '../../src/words/languages.ts';
import { expect, test } from '../app.ts';
import { commit, panel, waitForDecision } from './browser-table.ts';
import { mouse } from './choose.ts';
import { hurry } from './hurry.ts';
import type { GamePlayer } from './whole-games.ts';

/**
 * What should be in sight beside the board and is not: players, tabs, and what can be pressed to answer.
 * Of a tray, whose parties scroll while offers lie before them, only what ends it.
 */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list = document.querySelector('section.players')!;
    const found = list.scrollHeight > list.clientHeight + 1 ? ['the list of players is cut'] : [];
    const tabs = document.querySelector('[role="tablist"]');
    if (tabs && tabs.scrollWidth > tabs.clientWidth) found.push('the tabs are cut');
    const buttons = 'section.decision button:not(.desk *), section.decision .desk .end button';
    for (const button of document.querySelectorAll(buttons)) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (width > 1 && !button.contains(seen)) found.push(button.textContent.trim());
    }
    return found;
  });

/**
 * Plays on from a recorded game of the most players, in the lowest window of a desk, and looks at
 * several questions: the later ones come with the bots' characters and with what happened meanwhile.
 */
export function allInSightOnLowDesk(player: GamePlayer, record: string, row: number): void {
  test.describe(`${player.game} at 1366 × 768`, () => {
    test.use({ viewport: { width: 1366, height: 768 } });

    test('all players are in sight, and all that the question offers', async ({ page }) => {
      await hurry(page);
      const recorded = await readRecorded(player.game, `${record}.json`);
      const [moment] = await recordedMoments(recorded, [row]);
      await page.goto(`/#/position/${moment!.packed}/${moment!.seat}`);
      for (let turn = 0; turn < 4; turn++) {
        expect(await waitForDecision(page)).toBe(true);
        await expect(page.locator('section.decision button').first()).toBeVisible();
        await expect.poll(() => outOfSight(page), `turn ${turn}`).toEqual([]);
        await player.answer(mouse(page), turn);
      }
      // The characters were there: they make the cards higher.
      await expect(page.locator('section.players [popovertarget]')).not.toHaveCount(0);
    });
  });
}

/**
 * A telephone in landscape, and a page at a zoom of 200 %, in every language: answers one question of a
 * recorded game and looks at the next one, which has a button to go back beside it, before and after
 * something is chosen in the panel.
 */
export function allInSightInLowWindows(player: GamePlayer, record: string, row: number): void {
  for (const [locale] of languageNames)
    test.describe(`${player.game} in low windows, ${locale}`, () => {
      test.use({ locale, viewport: { width: 844, height: 390 } });

      test('players, tabs, the choices and what is chosen are in sight', async ({ page }) => {
        await hurry(page);
        const recorded = await readRecorded(player.game, `${record}.json`);
        const [moment] = await recordedMoments(recorded, [row]);
        await page.goto(`/#/position/${moment!.packed}/${moment!.seat}`);
        expect(await waitForDecision(page)).toBe(true);
        await player.answer(mouse(page), 0);
        expect(await waitForDecision(page)).toBe(true);
        const choices = panel(page).locator('[role="group"] button[aria-pressed="false"]');
        await expect(choices.first()).toBeVisible();
        await expect(panel(page).locator('.back')).toBeVisible();
        for (const chosen of [false, true]) {
          if (chosen) await choices.first().click();
          await expect(commit(page)).toHaveCount(chosen ? 1 : 0);
          for (const size of [
            { width: 844, height: 390 },
            { width: 720, height: 450 },
          ]) {
            await page.setViewportSize(size);
            const at = `${size.width} × ${size.height}${chosen ? ', chosen' : ''}`;
            await expect.poll(() => outOfSight(page), at).toEqual([]);
          }
        }
      });
    });
}
