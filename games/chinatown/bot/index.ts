import type { Bot, GameBots, LevelName } from '@faubourg/search';
import type { ChinatownAnswer, ChinatownView } from '../rules/index.ts';
import { levelSettings, naive, sparring, stubborn } from './levels.ts';
import { makeBot } from './think.ts';

export { review } from './review.ts';

export const levels: GameBots['levels'] = {
  apprentice: { iterations: 1, milliseconds: 50 },
  regular: { iterations: 1000, milliseconds: 50 },
  expert: { iterations: 1000, milliseconds: 100 },
};

export const bot = (level: LevelName): Bot<ChinatownView, ChinatownAnswer> =>
  makeBot(levelSettings[level]);

/** Bots to measure the levels against. */
export const baselines = {
  /** The former expert. */
  sparring: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(sparring),
  naive: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(naive),
  stubborn: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(stubborn),
};
