import { type Chance, takeRandom, type Viewer } from '@faubourg/core';
import { copyState, type SampleStreetState } from './state.ts';

/** The same position with the deck and the hands of everybody else dealt anew. */
export function scramble(
  state: SampleStreetState,
  viewer: Viewer,
  chance: Chance,
): SampleStreetState {
  const changed = copyState(state);
  const hidden = changed.hands.filter((_, seat) => seat !== viewer);
  const cards = [...changed.deck, ...hidden.flat()];
  for (const hand of hidden)
    for (let i = 0; i < hand.length; i++) hand[i] = takeRandom(cards, chance);
  changed.deck = cards;
  return changed;
}
