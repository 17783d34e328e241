import type { Seat } from '@faubourg/core';
import type { Land } from '../rules/businesses.ts';
import { keepAnswers, toKeep } from '../rules/locations.ts';
import { rising } from '../rules/shops.ts';
import type { ChinatownState } from '../rules/state.ts';
import type { Holdings, Outlook } from './outlook.ts';

/** Out of more cards than this, they are chosen one by one; else every choice is compared. */
const FEW_CARDS = 8;

/** The cards to keep: those that are worth most together with what the seat has. */
export function bestKeep(
  state: ChinatownState,
  seat: Seat,
  outlook: Outlook,
  holdings: Holdings,
): { keep: number[]; value: number } {
  const value = (keep: readonly number[]): number => {
    const land: Land = { ...holdings.land };
    for (const at of keep) land[at] = { owner: seat, shop: null };
    return outlook.account(seat, { ...holdings, land }).worth;
  };
  const cards = state.cards[seat]!;
  if (cards.length <= FEW_CARDS) return best(keepAnswers(state, seat).map(({ keep }) => keep));
  let chosen: { keep: number[]; value: number } = { keep: [], value: 0 };
  for (let left = toKeep(state, seat); left > 0; left--) {
    const { keep } = chosen;
    const more = cards.filter((card) => !keep.includes(card));
    chosen = best(more.map((card) => [...keep, card].sort(rising)));
  }
  return chosen;

  function best(choices: readonly number[][]): { keep: number[]; value: number } {
    const valued = choices.map((keep) => ({ keep, value: value(keep) }));
    return valued.reduce((one, other) => (other.value > one.value ? other : one));
  }
}
