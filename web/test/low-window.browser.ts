import { readRecorded, recordedMoments } from '../gallery-moments.ts';
import { languageNames } from '../src/words/languages.ts';
import { expect, test } from './app.ts';
import { commit, panel } from './play/browser-table.ts';
import { hurry } from './play/hurry.ts';
import { outOfSight } from './play/in-sight.ts';

/* A telephone in landscape, and a page at a zoom of 200 %: the longest question of a game, and most tabs. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [locale] of languageNames)
  test.describe(`in a low window, ${locale}`, () => {
    test.use({ locale, hasTouch: true });

    test('six players, the ballots, what is chosen and all tabs are in sight', async ({ page }) => {
      await hurry(page);
      const [ballot] = await recordedMoments(
        await readRecorded('downtown', '6p-classic.json'),
        [42],
      );
      for (const size of [
        { width: 844, height: 390 },
        { width: 720, height: 450 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(`/#/position/${ballot!.packed}/${ballot!.seat}`);
        await expect(panel(page).locator('.ballots button')).toHaveCount(3);
        await expect.poll(() => outOfSight(page), 'asked').toEqual([]);
        await panel(page).locator('.ballots button').first().tap();
        await expect(commit(page)).toBeVisible();
        await expect.poll(() => outOfSight(page), 'chosen').toEqual([]);
        await page.goto('about:blank');
      }
    });
  });
