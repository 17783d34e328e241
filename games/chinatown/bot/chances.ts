import type { Seat } from '@faubourg/core';
import type { ChinatownState } from '../rules/state.ts';
import { type ChinatownView, view } from '../rules/view.ts';
import { Appraisal } from './appraisal.ts';
import { keeps } from './keep.ts';
import { holdingsOf, outlook } from './outlook.ts';

/** The table with all money and tiles open, as after the game. Shops still hidden count as tiles. */
export function openView(state: ChinatownState): ChinatownView {
  const shown = { ...state, options: { ...state.options, money: 'open', hands: 'open' } } as const;
  const open = view(shown as ChinatownState, null);
  return { ...open, options: state.options };
}

/** What each seat may add by the cards it is to choose from: the best choice (CT-12). */
function keptBest(state: ChinatownState, open: ChinatownView, seat: Seat): number {
  const worths = outlook(open);
  const held = holdingsOf(open, seat);
  const best = keeps(state, seat, worths, held)[0]?.worth ?? 0;
  return best - worths.account(seat, held).worth;
}

/** Every seat's chance to win in a state of which everything is known. */
export function chances(state: ChinatownState): readonly number[] {
  const open = openView(state);
  const appraisal = new Appraisal(open, outlook(open));
  if (state.phase !== 'keep') return appraisal.chances();
  const seats = state.money.map((_, seat) => seat);
  return appraisal.chancesWith(seats.map((seat) => keptBest(state, open, seat)));
}
