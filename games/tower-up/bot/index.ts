import type { Bot, BotRoom, LevelName } from '@faubourg/search';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { greedyJudge, handJudge } from './hand.ts';
import { judgeFor } from './nets.ts';
import { type Mind, mindBot } from './think.ts';

export { school } from './lesson.ts';

const judge = ({ options, players }: TowerUpView) => judgeFor(options.board, players.length);

/**
 * The apprentice weighs each answer by rules of thumb and is not too strict about it; the
 * regular judges it by what thousands of games taught; the expert also thinks ahead and works
 * the last turns out.
 */
const MINDS: { readonly [level in LevelName]: Mind } = {
  apprentice: {
    name: 'apprentice',
    judge: () => handJudge,
    horizon: 'one',
    exactTurns: 0,
    temperature: 0.03,
  },
  regular: { name: 'regular', judge, horizon: 'one', exactTurns: 1, temperature: 0.005 },
  expert: { name: 'expert', judge, horizon: 'far', exactTurns: 2, temperature: 0 },
};

export const levels: BotRoom['levels'] = {
  apprentice: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 4, milliseconds: 100 },
  expert: { iterations: 300, milliseconds: 1000 },
};

export const bot = (level: LevelName): Bot<TowerUpView, TowerUpAnswer> => mindBot(MINDS[level]);

/** For measuring: looks at the Millions of now, one answer ahead. */
export const sparring = {
  greedy: (): Bot<TowerUpView, TowerUpAnswer> =>
    mindBot({
      name: 'greedy',
      judge: () => greedyJudge,
      horizon: 'one',
      exactTurns: 0,
      temperature: 0,
    }),
};
