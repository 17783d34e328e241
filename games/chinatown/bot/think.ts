import { type Json, QuickChance } from '@faubourg/core';
import { type Bot, Clock, seatOf, type Thought } from '@faubourg/search';
import type { ChinatownAnswer } from '../rules/answers.ts';
import { resample } from '../rules/resample.ts';
import type { ChinatownView } from '../rules/view.ts';
import { Appraisal } from './appraisal.ts';
import { bestBuild } from './build.ts';
import { bestKeep } from './keep.ts';
import { holdingsOf, type Outlook } from './outlook.ts';
import { type Manner, tradeThought } from './trade.ts';

export type Mind = Manner & {
  readonly name: string;
  outlook(view: ChinatownView): Outlook;
  /** Whether it builds with a view to the years to come, or for this year's income. */
  readonly patient: boolean;
  /** Whether it weighs deals by its chance to win, or by what they bring to it. */
  readonly rivalry: boolean;
};

function thought(
  answer: ChinatownAnswer | null,
  method: string,
  iterations: number,
  details: { readonly [field: string]: Json },
  shares: readonly number[] | null = null,
): Thought<ChinatownAnswer> {
  return {
    answer,
    mix: answer === null ? [] : [{ answer, chance: 1 }],
    shares,
    explanation: { moves: [], method, iterations, details },
  };
}

const rounded = (worth: number): number => Math.round(worth * 10) / 10;

export function mindBot(mind: Mind): Bot<ChinatownView, ChinatownAnswer> {
  return {
    name: mind.name,
    // A deal can be offered to somebody who has said done.
    eager: ['trade'],
    think: async (view, asking) => {
      const clock = new Clock(asking);
      const seat = seatOf(view);
      const outlook = mind.outlook(view);
      if (view.phase === 'build') {
        const { steps, worth } = await bestBuild(view, seat, outlook, mind.patient ? clock : null);
        const details = { worth: rounded(worth) };
        return thought(steps[0] ?? { built: true }, 'placement', clock.iterations, details);
      }
      // What is drawn here is never valued: it only lets the rules say what is legal.
      const state = resample(view, new QuickChance(asking.seed));
      if (view.phase === 'keep') {
        const { keep, value } = bestKeep(state, seat, outlook, holdingsOf(view, seat));
        return thought({ keep }, 'keep', 1, { worth: rounded(value) });
      }
      const appraisal = new Appraisal(view, outlook, mind.rivalry);
      const { answer, why } = await tradeThought(state, seat, appraisal, mind, clock);
      return thought(answer, 'trade', Math.max(1, clock.iterations), why, appraisal.chances());
    },
  };
}
