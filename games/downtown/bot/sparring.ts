import type { Bot } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { evaluatorsOf } from './net.ts';
import { makeBot } from './think.ts';
import five from './weights/sparring/5-players.json' with { type: 'json' };
import four from './weights/sparring/4-players.json' with { type: 'json' };
import six from './weights/sparring/6-players.json' with { type: 'json' };
import three from './weights/sparring/3-players.json' with { type: 'json' };
import two from './weights/sparring/2-players.json' with { type: 'json' };

/**
 * An expert of an earlier time. Kept to measure the expert against, so that nothing here follows the
 * settings and nets of today's.
 */
export const sparring: Bot<DowntownView, DowntownAnswer> = makeBot({
  name: 'sparring',
  evaluatorFor: evaluatorsOf({ 2: two, 3: three, 4: four, 5: five, 6: six }),
  horizon: 'round',
  candidates: 10,
  rounds: Infinity,
  widenings: 2,
  purchasesAhead: 24,
  lean: 0.005,
  exactEnd: true,
  temperature: 0.001,
});
