import type { Bot, GameBots, LevelName } from '@faubourg/search';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { greedyEvaluator, heuristicEvaluator } from './evaluate.ts';
import { evaluatorFor } from './net.ts';
import { type LevelSettings, makeBot } from './think.ts';

export { training } from './training.ts';

const evaluate = ({ options, players }: TowerUpView) => evaluatorFor(options.board, players.length);

/**
 * The apprentice weighs each answer by rules of thumb and is not too strict about it; the
 * regular judges it by what thousands of games taught; the expert also thinks ahead and works
 * the last turns out.
 */
const levelSettings: { readonly [level in LevelName]: LevelSettings } = {
  apprentice: {
    name: 'apprentice',
    evaluate: () => heuristicEvaluator,
    horizon: 'one',
    exactTurns: 0,
    temperature: 0.03,
  },
  regular: { name: 'regular', evaluate, horizon: 'one', exactTurns: 1, temperature: 0.005 },
  expert: { name: 'expert', evaluate, horizon: 'far', exactTurns: 2, temperature: 0 },
};

export const levels: GameBots['levels'] = {
  apprentice: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 4, milliseconds: 100 },
  expert: { iterations: 300, milliseconds: 1000 },
};

export const bot = (level: LevelName): Bot<TowerUpView, TowerUpAnswer> =>
  makeBot(levelSettings[level]);

/** For measuring: looks at the Millions of now, one answer ahead. */
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
