import type { Bot } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { levelSettings } from './levels.ts';
import { evaluatorsOf } from './net.ts';
import { makeBot } from './think.ts';
import five from './weights/sparring/5-players.json' with { type: 'json' };
import four from './weights/sparring/4-players.json' with { type: 'json' };
import six from './weights/sparring/6-players.json' with { type: 'json' };
import three from './weights/sparring/3-players.json' with { type: 'json' };
import two from './weights/sparring/2-players.json' with { type: 'json' };

/** The former expert, with its nets. Kept to measure the expert against. */
export const sparring: Bot<DowntownView, DowntownAnswer> = makeBot({
  ...levelSettings.expert,
  name: 'sparring',
  evaluatorFor: evaluatorsOf({ 2: two, 3: three, 4: four, 5: five, 6: six }),
});
