import type { Seat } from '@faubourg/core';
import type { Land } from '../rules/businesses.ts';
import { keepAnswers, toKeep } from '../rules/locations.ts';
import { rising } from '../rules/material.ts';
import type { ChinatownState } from '../rules/state.ts';
import type { Holdings, Outlook } from './outlook.ts';

/** With more cards than this they are chosen one by one; otherwise all choices are compared. */
const FEW_CARDS = 8;

/** Cards to keep, and what the seat's holdings are worth with them. */
type Keep = { readonly keep: number[]; readonly worth: number };

/**
 * Choices of cards to keep, the asked ones among them, sorted by their worth together with the
 * seat's holdings.
 */
export function keeps(
  state: ChinatownState,
  seat: Seat,
  outlook: Outlook,
  holdings: Holdings,
  asked: readonly (readonly number[])[] = [],
): Keep[] {
  const worthOf = (keep: readonly number[]): number => {
    const land: Land = { ...holdings.land };
    for (const at of keep) land[at] = { owner: seat, shop: null };
    return outlook.account(seat, { ...holdings, land }).worth;
  };
  const cards = state.cards[seat]!;
  if (cards.length <= FEW_CARDS) return valued(keepAnswers(state, seat).map(({ keep }) => keep));
  let choices: Keep[] = [{ keep: [], worth: 0 }];
  for (let left = toKeep(state, seat); left > 0; left--) {
    const { keep } = choices[0]!;
    const more = cards.filter((card) => !keep.includes(card));
    choices = valued(more.map((card) => [...keep, card].sort(rising)));
  }
  const others = asked.filter((keep) => choices.every((one) => one.keep.join() !== keep.join()));
  return [...choices, ...valued(others)].sort((one, other) => other.worth - one.worth);

  function valued(choices: readonly (readonly number[])[]): Keep[] {
    const all = choices.map((keep) => ({ keep: keep.slice(), worth: worthOf(keep) }));
    return all.sort((one, other) => other.worth - one.worth);
  }
}
