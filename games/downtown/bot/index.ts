import type { Bot, LevelName } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { withCharacter } from './characters.ts';
import { exploit } from './exploiter.ts';
import { greedyEvaluator } from './evaluate.ts';
import { heuristic, levelSettings } from './levels.ts';
import { makeBot } from './think.ts';

export { levels } from './levels.ts';
export { review } from './review.ts';
export { training } from './training.ts';

export { CHARACTERS as characters } from '../rules/characters.ts';

export const bot = (level: LevelName, character?: string): Bot<DowntownView, DowntownAnswer> =>
  makeBot(withCharacter(levelSettings[level], character));

/** Bots to measure the levels against. */
export const baselines = {
  /** Compares present values one answer ahead, with a little randomness. */
  greedy: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({
      ...levelSettings.apprentice,
      name: 'greedy',
      evaluatorFor: () => greedyEvaluator,
      temperature: 0.01,
    }),
  /** The expert with the heuristic evaluator instead of a net. */
  'by-hand': (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'by-hand', evaluatorFor: heuristic }),
  /** Runs the expert's own search for its rivals and gives the best answer to what they do. */
  exploiter: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'exploiter' }, exploit),
  /** The former expert. */
  sparring: (): Bot<DowntownView, DowntownAnswer> => ({
    name: 'sparring',
    // Its nets are loaded when it is asked: the page never needs them.
    think: async (view, options) => (await import('./sparring.ts')).sparring.think(view, options),
  }),
};
