import type { Bot, BotRoom, LevelName } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { greedyJudge, handJudge } from './hand.ts';
import type { Mind } from './mind.ts';
import { mindBot } from './think.ts';

/**
 * The apprentice buys as if nobody else did, and is not too strict about it; the regular weighs
 * what others may buy in the same round; the expert looks at more orders, completes them by the
 * best answers to what it found, and judges a use by the purchases that follow.
 */
const MINDS: { readonly [level in LevelName]: Mind } = {
  apprentice: {
    name: 'apprentice',
    judge: handJudge,
    horizon: 'alone',
    candidates: 12,
    widenings: 0,
    purchasesAhead: 0,
    temperature: 0.02,
  },
  regular: {
    name: 'regular',
    judge: handJudge,
    horizon: 'round',
    candidates: 6,
    widenings: 0,
    purchasesAhead: 0,
    temperature: 0.005,
  },
  expert: {
    name: 'expert',
    judge: handJudge,
    horizon: 'round',
    candidates: 10,
    widenings: 2,
    purchasesAhead: 24,
    temperature: 0.001,
  },
};

export const levels: BotRoom['levels'] = {
  apprentice: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 40, milliseconds: 150 },
  expert: { iterations: 300, milliseconds: 1000 },
};

export const bot = (level: LevelName): Bot<DowntownView, DowntownAnswer> => mindBot(MINDS[level]);

/** For measuring: counts what plots would bring today, and now and then takes the second best. */
export const sparring = {
  greedy: (): Bot<DowntownView, DowntownAnswer> =>
    mindBot({ ...MINDS.apprentice, name: 'greedy', judge: greedyJudge, temperature: 0.01 }),
};
