import type { Bot, LevelName } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { exploit } from './exploiter.ts';
import { greedyEvaluator } from './evaluate.ts';
import { heuristic, levelSettings } from './levels.ts';
import { makeBot } from './think.ts';

export { levels } from './levels.ts';
export { training } from './training.ts';

export const bot = (level: LevelName): Bot<DowntownView, DowntownAnswer> =>
  makeBot(levelSettings[level]);

/** For measuring. */
export const baselines = {
  /** Counts what plots would bring today, and now and then takes the second best. */
  greedy: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({
      ...levelSettings.apprentice,
      name: 'greedy',
      evaluatorFor: () => greedyEvaluator,
      temperature: 0.01,
    }),
  /** The expert with the hand evaluation, whatever nets there are. */
  'by-hand': (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'by-hand', evaluatorFor: heuristic }),
  /** Runs the expert's own search for its rivals and gives the best answer to what they do. */
  exploiter: (): Bot<DowntownView, DowntownAnswer> =>
    makeBot({ ...levelSettings.expert, name: 'exploiter' }, exploit),
};
