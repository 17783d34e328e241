import type { Bot, BotRoom, LevelName } from '@faubourg/search';
import type { ChinatownAnswer, ChinatownView } from '../rules/index.ts';
import { minds, naive, stubborn } from './minds.ts';
import { mindBot } from './think.ts';

export const levels: BotRoom['levels'] = {
  apprentice: { iterations: 1, milliseconds: 50 },
  regular: { iterations: 1000, milliseconds: 50 },
  expert: { iterations: 1000, milliseconds: 100 },
};

export const bot = (level: LevelName): Bot<ChinatownView, ChinatownAnswer> => mindBot(minds[level]);

/** For measuring. */
export const sparring = {
  naive: (): Bot<ChinatownView, ChinatownAnswer> => mindBot(naive),
  stubborn: (): Bot<ChinatownView, ChinatownAnswer> => mindBot(stubborn),
};
