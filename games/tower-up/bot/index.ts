import type { Bot, LevelName } from '@faubourg/search';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { greedyEvaluator } from './evaluate.ts';
import { levelSettings } from './levels.ts';
import { makeBot } from './think.ts';

export { levels } from './levels.ts';
export { review } from './review.ts';
export { training } from './training.ts';

export const bot = (level: LevelName): Bot<TowerUpView, TowerUpAnswer> =>
  makeBot(levelSettings[level]);

/** Bots to measure the levels against. `greedy` compares present Millions, one answer ahead. */
export const baselines = {
  greedy: (): Bot<TowerUpView, TowerUpAnswer> =>
    makeBot({
      name: 'greedy',
      evaluate: () => greedyEvaluator,
      horizon: 'one',
      exactTurns: 0,
      temperature: 0,
    }),
};
