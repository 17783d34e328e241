import type { GameBots, LevelName } from '@faubourg/search';
import type { TowerUpView } from '../rules/index.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { evaluatorFor, netFor } from './net.ts';
import type { LevelSettings } from './think.ts';

const evaluate = ({ options, players }: TowerUpView) => evaluatorFor(options, players.length);

/**
 * The apprentice compares answers by the heuristic evaluator, with some randomness. The regular
 * compares them by a trained net. The expert also searches ahead and solves the last turns exactly.
 */
export const levelSettings: { readonly [level in LevelName]: LevelSettings } = {
  apprentice: {
    name: 'apprentice',
    evaluate: () => heuristicEvaluator,
    horizon: 'one',
    exactTurns: 0,
    temperature: 0.03,
  },
  regular: { name: 'regular', evaluate, horizon: 'one', exactTurns: 1, temperature: 0.005 },
  expert: {
    name: 'expert',
    evaluate,
    policy: ({ options, players }) => netFor(options, players.length)?.policy ?? null,
    horizon: 'far',
    exactTurns: 2,
    temperature: 0,
  },
};

export const levels: GameBots['levels'] = {
  apprentice: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 4, milliseconds: 100 },
  expert: { iterations: 300, milliseconds: 1000 },
};
