import type { Bot, GameBots, LevelName } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { exploit } from './exploiter.ts';
import { greedyEvaluator, heuristicEvaluator } from './evaluate.ts';
import type { LevelSettings } from './think-context.ts';
import { evaluatorFor } from './net.ts';
import { makeBot } from './think.ts';

export { training } from './training.ts';

const hand: LevelSettings['judgeFor'] = () => heuristicEvaluator;

/**
 * The apprentice buys as if nobody else did, and is not too strict about it; the regular weighs
 * what others may buy in the same round; the expert judges by what thousands of games taught,
 * thinks longer about more orders, completes them by the best answers to what it found, judges a
 * use by the purchases that follow, and works the last round out.
 */
const levelSettings: { readonly [level in LevelName]: LevelSettings } = {
  apprentice: {
    name: 'apprentice',
    judgeFor: hand,
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
    judgeFor: hand,
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
    judgeFor: evaluatorFor,
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

export const bot = (level: LevelName): Bot<DowntownView, DowntownAnswer> =>
  makeBot(levelSettings[level]);

/** For measuring. */
export const baselines = {
  /** Counts what plots would bring today, and now and then takes the second best. */
  greedy: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({
      ...levelSettings.apprentice,
      name: 'greedy',
      judgeFor: () => greedyEvaluator,
      temperature: 0.01,
    }),
  /** The expert with the hand evaluation, whatever nets there are. */
  'by-hand': (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'by-hand', judgeFor: hand }),
  /** Runs the expert's own search for its rivals and gives the best answer to what they do. */
  exploiter: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'exploiter' }, exploit),
};
