import { type Chance, takeRandom } from '@faubourg/core';
import type { TowerUpEvent } from './events.ts';
import type { TowerUpState } from './state.ts';

/** TU-20: a market card leaves, and a new one is turned up at once in its place. */
export function replaceCard(state: TowerUpState, card: string, chance: Chance): TowerUpEvent[] {
  const events: TowerUpEvent[] = [];
  state.discards.push(card);
  if (state.pile.length === 0) {
    state.pile = state.discards;
    state.discards = [];
    events.push({ kind: 'reshuffled', cards: state.pile.length });
  }
  const revealed = takeRandom(state.pile, chance);
  state.market[state.market.indexOf(card)] = revealed;
  events.push({ kind: 'revealed', card: revealed });
  return events;
}
