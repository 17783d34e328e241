import type { Bot, LevelName } from '@faubourg/search';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { characterNamed } from './characters.ts';
import { greedyEvaluator } from './evaluate.ts';
import { levelSettings } from './levels.ts';
import { makeBot } from './think.ts';

export { levels } from './levels.ts';
export { review } from './review.ts';
export { training } from './training.ts';

export { CHARACTERS as characters } from '../rules/characters.ts';

export const bot = (level: LevelName, character?: string): Bot<TowerUpView, TowerUpAnswer> =>
  makeBot({ ...levelSettings[level], character: characterNamed(character) });

/**
 * Bots to measure the levels against. `greedy` compares present Millions, one answer ahead;
 * `sparring` is the former expert.
 */
export const baselines = {
  greedy: (): Bot<TowerUpView, TowerUpAnswer> =>
    makeBot({
      name: 'greedy',
      evaluate: () => greedyEvaluator,
      horizon: 'one',
      exactTurns: 0,
      temperature: 0,
    }),
  sparring: (): Bot<TowerUpView, TowerUpAnswer> => ({
    name: 'sparring',
    // Its nets are loaded when it is asked: the page never needs them.
    think: async (view, options) => (await import('./sparring.ts')).sparring.think(view, options),
  }),
};
