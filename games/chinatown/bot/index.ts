import type { Bot, BotRoom, LevelName } from '@faubourg/search';
import type { ChinatownAnswer, ChinatownView } from '../rules/index.ts';
import { outlook, thisYear } from './outlook.ts';
import { type Mind, mindBot } from './think.ts';

/**
 * The apprentice listens to offers and makes none; the regular looks for deals of one thing for
 * another or for money; the expert puts together what two hold, a few things from each side, and
 * insists on a larger part of what a deal brings.
 */
const MINDS: { readonly [level in LevelName]: Mind } = {
  apprentice: { name: 'apprentice', worth: outlook, share: 0.2, tries: 0, scope: null },
  regular: {
    name: 'regular',
    worth: outlook,
    share: 0.3,
    tries: 3,
    scope: { things: 2, side: 1, starts: 3, among: 6 },
  },
  expert: {
    name: 'expert',
    worth: outlook,
    share: 0.4,
    tries: 4,
    scope: { things: 4, side: 3, starts: 3, among: 7 },
  },
};

export const levels: BotRoom['levels'] = {
  apprentice: { iterations: 1, milliseconds: 50 },
  regular: { iterations: 100, milliseconds: 50 },
  expert: { iterations: 100, milliseconds: 100 },
};

export const bot = (level: LevelName): Bot<ChinatownView, ChinatownAnswer> => mindBot(MINDS[level]);

/** For measuring: trades on what can be earned this year. */
export const sparring = {
  naive: (): Bot<ChinatownView, ChinatownAnswer> =>
    mindBot({ ...MINDS.regular, name: 'naive', worth: thisYear, share: 0 }),
};
