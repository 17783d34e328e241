import { refusal, QuickChance } from '@faubourg/core';
import { catalogue } from '../../games/index.ts';
import { levels } from '../src/bots/thinker.ts';
import { expect, test } from './app.ts';
import { botsIn, botPositions } from '../../scripts/benches/bot-positions.ts';

/* The page gives the fallback answer for a bot that fails, so a failure would not show at a table. */
for (const { id, page: brought, rules } of Object.values(catalogue)) {
  if (!brought?.startBots) continue;

  test(`${id}: bots of every level think in the page as the server serves it`, async ({ page }) => {
    await page.goto('/');
    const ask = await botsIn(page, id);
    const game = await rules();
    for (const question of botPositions(game, 3)) {
      const state = game.resample(question.view, new QuickChance(1));
      for (const level of levels) {
        const { answer } = await ask({ ...question, level });
        expect(answer).not.toBeNull();
        expect(refusal(game, state, question.seat, answer)).toBeNull();
      }
    }
  });
}
