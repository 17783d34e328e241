import type { GameBots, LevelName } from '@faubourg/search';
import { heuristicEvaluator } from './evaluate.ts';
import { evaluatorFor } from './net.ts';
import type { LevelSettings } from './think-context.ts';

export const heuristic: LevelSettings['evaluatorFor'] = () => heuristicEvaluator;

/**
 * The apprentice buys as if nobody else did, with some randomness. The regular considers what
 * others may buy in the same round. The expert evaluates by a trained net, searches longer over
 * more orders, adds best responses to what it found, evaluates a use by the purchases that follow,
 * and solves the last round.
 */
export const levelSettings: { readonly [level in LevelName]: LevelSettings } = {
  apprentice: {
    name: 'apprentice',
    evaluatorFor: heuristic,
    horizon: 'alone',
    candidates: 12,
    rounds: 0,
    widenings: 0,
    purchasesAhead: 0,
    lean: Infinity,
    exactEnd: false,
    temperature: 0.02,
  },
  regular: {
    name: 'regular',
    evaluatorFor: heuristic,
    horizon: 'round',
    candidates: 5,
    rounds: 20,
    widenings: 0,
    purchasesAhead: 0,
    lean: Infinity,
    exactEnd: false,
    temperature: 0.005,
  },
  expert: {
    name: 'expert',
    evaluatorFor,
    horizon: 'round',
    candidates: 10,
    rounds: Infinity,
    widenings: 2,
    purchasesAhead: 24,
    lean: 0.005,
    exactEnd: true,
    temperature: 0.001,
  },
};

export const levels: GameBots['levels'] = {
  apprentice: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 20, milliseconds: 100 },
  expert: { iterations: 100, milliseconds: 1000 },
};
