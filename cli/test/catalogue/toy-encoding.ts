import type { ToyAnswer, ToyView } from '@faubourg/core/toy';
import type { Encoding } from '../../context/game-loader.ts';

const SEATS = 4;
const PHASES = ['bid', 'light', 'hang', 'throw'];
const CARDS = 24;

/** The toy game as numbers: own cards, the phase, and everybody's coins and lanterns, own first. */
export const toyEncoding: Encoding = {
  observationSize: CARDS + PHASES.length + 1 + SEATS * 3,
  actionCount: CARDS + 4 + 2 + 2,
  observe: (view, out) => {
    const { viewer, hand, phase, round, coins, lanterns } = view as ToyView;
    for (const card of hand ?? []) out[card - 1] = 1;
    out[CARDS + PHASES.indexOf(phase)] = 1;
    out[CARDS + PHASES.length] = round / 8;
    for (let i = 0; i < coins.length; i++) {
      const seat = ((viewer ?? 0) + i) % coins.length;
      const at = CARDS + PHASES.length + 1 + 3 * i;
      out[at] = coins[seat]! / 20;
      out[at + 1] = lanterns[seat]![0]! / 10;
      out[at + 2] = lanterns[seat]![1]! / 10;
    }
  },
  action: (_, given) => {
    const answer = given as ToyAnswer;
    if ('card' in answer) return answer.card - 1;
    if ('pay' in answer) return CARDS + answer.pay;
    if ('hang' in answer) return CARDS + 4 + (answer.hang === 'east' ? 0 : 1);
    return CARDS + 6 + (answer.throw ? 1 : 0);
  },
};
