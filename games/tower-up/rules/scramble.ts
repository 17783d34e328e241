import { type Chance, shuffle, type Viewer } from '@faubourg/core';
import { copyState, type TowerUpState } from './state.ts';

/** Shuffles the pile: its order is all that is hidden, and it has no effect on the game. */
export function scramble(state: TowerUpState, _viewer: Viewer, chance: Chance): TowerUpState {
  const other = copyState(state);
  shuffle(other.pile, chance);
  return other;
}
