import { type Json, QuickChance } from '@faubourg/core';
import { type Bot, Clock, seatOf, type Thought } from '@faubourg/search';
import type { ChinatownAnswer } from '../rules/answers.ts';
import { bestPlacement } from '../rules/placement.ts';
import { resample } from '../rules/resample.ts';
import type { ChinatownView } from '../rules/view.ts';
import { Appraisal } from './appraisal.ts';
import { bestKeep } from './keep.ts';
import { holdingsOf, type Worth } from './outlook.ts';
import { type Manner, tradeThought } from './trade.ts';

export type Mind = Manner & {
  readonly name: string;
  worth(view: ChinatownView): Worth;
};

function thought(
  answer: ChinatownAnswer | null,
  method: string,
  iterations: number,
  details: { readonly [field: string]: Json },
): Thought<ChinatownAnswer> {
  return {
    answer,
    mix: answer === null ? [] : [{ answer, chance: 1 }],
    shares: null,
    explanation: { moves: [], method, iterations, details },
  };
}

export function mindBot(mind: Mind): Bot<ChinatownView, ChinatownAnswer> {
  return {
    name: mind.name,
    // A deal can be offered to somebody who has said done.
    eager: ['trade'],
    think: async (view, asking) => {
      const clock = new Clock(asking);
      const seat = seatOf(view);
      if (view.phase === 'build') {
        const { options, land, hands } = view;
        const { steps, income, gain } = bestPlacement(options, land, seat, hands[seat]!);
        return thought(steps[0] ?? { built: true }, 'placement', 1, { income, gain });
      }
      // What is drawn here is never valued: it only lets the rules say what is legal.
      const state = resample(view, new QuickChance(asking.seed));
      const worth = mind.worth(view);
      if (view.phase === 'keep') {
        const { keep, value } = bestKeep(state, seat, worth, holdingsOf(view, seat));
        return thought({ keep }, 'keep', 1, { value: Math.round(value * 10) / 10 });
      }
      const appraisal = new Appraisal(view, worth);
      const { answer, why } = await tradeThought(state, seat, appraisal, mind, clock);
      return thought(answer, 'trade', Math.max(1, clock.iterations), why);
    },
  };
}
