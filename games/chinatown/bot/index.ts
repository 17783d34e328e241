import type { Bot, LevelName } from '@faubourg/search';
import type { ChinatownAnswer, ChinatownView } from '../rules/index.ts';
import { withCharacter } from './characters.ts';
import { levelSettings, naive, sparring, stubborn } from './levels.ts';
import { makeBot } from './think.ts';

export { levels } from './levels.ts';
export { review } from './review.ts';

export { CHARACTERS as characters } from '../rules/characters.ts';

export const bot = (level: LevelName, character?: string): Bot<ChinatownView, ChinatownAnswer> =>
  makeBot(withCharacter(levelSettings[level], character));

/** Bots to measure the levels against. */
export const baselines = {
  /** The former expert. */
  sparring: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(sparring),
  naive: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(naive),
  stubborn: (): Bot<ChinatownView, ChinatownAnswer> => makeBot(stubborn),
};
