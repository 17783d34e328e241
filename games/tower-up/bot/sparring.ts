import type { Bot } from '@faubourg/search';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { levelSettings } from './levels.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { netsOf } from './net.ts';
import { makeBot } from './think.ts';
import four from './weights/sparring/4-players.json' with { type: 'json' };
import three from './weights/sparring/3-players.json' with { type: 'json' };
import two from './weights/sparring/2-players.json' with { type: 'json' };

const netFor = netsOf({ 2: two, 3: three, 4: four });

/** The former expert, with its nets and its search. Kept to measure the expert against. */
export const sparring: Bot<TowerUpView, TowerUpAnswer> = makeBot({
  ...levelSettings.expert,
  name: 'sparring',
  evaluate: ({ options, players }) =>
    netFor(options, players.length)?.evaluate ?? heuristicEvaluator,
  policy: () => null,
  rivals: 'search',
  guesses: 'each',
});
