import { ROUNDS } from '../rules/material.ts';
import type { ChinatownState } from '../rules/state.ts';
import { type ChinatownView, view } from '../rules/view.ts';
import { Appraisal } from './appraisal.ts';
import { outlook } from './outlook.ts';
import { winChances } from './win-chances.ts';

/**
 * Standard deviation of final money in thousands where everything is known, by number of incomes to
 * come: the values under which the winners of bot games were likeliest. Bots, which do not see all,
 * use wider ones.
 */
const SPREAD = [1.5, 1.5, 2.7, 4, 5, 6.8, 13];

/** The table with all money and tiles open, as after the game. Shops still hidden count as tiles. */
export function openView(state: ChinatownState): ChinatownView {
  const shown = { ...state, options: { ...state.options, money: 'open', hands: 'open' } } as const;
  return { ...view(shown, null), options: state.options };
}

/** Every seat's chance to win in a state of which everything is known. */
export function chances(state: ChinatownState): number[] {
  const open = openView(state);
  const means = new Appraisal(open, outlook(open)).expected();
  return winChances(
    means,
    means.map(() => SPREAD[ROUNDS + 1 - state.round]!),
  );
}
