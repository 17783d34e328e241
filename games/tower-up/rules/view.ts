import { type Chance, shuffle, type Viewer } from '@faubourg/core';
import { CARDS } from './material.ts';
import { copyState, copyTown, type Town, type TowerUpState } from './state.ts';

/** What lies open, the same for everybody, and how many cards the pile has left. */
export type TowerUpView = Town & { viewer: Viewer; pile: number };

export function view(state: TowerUpState, viewer: Viewer): TowerUpView {
  return { viewer, ...copyTown(state), pile: state.pile.length };
}

/** The cards of the pile are known, their order is not: it is drawn when they are. */
export function resample(seen: TowerUpView, _chance: Chance): TowerUpState {
  const open = new Set([...seen.market, ...seen.discards]);
  const pile = CARDS.map(({ id }) => id).filter((id) => !open.has(id));
  return { ...copyTown(seen), pile };
}

/** The order of the pile is all that nobody knows, and it means nothing. */
export function scramble(state: TowerUpState, _viewer: Viewer, chance: Chance): TowerUpState {
  const other = copyState(state);
  shuffle(other.pile, chance);
  return other;
}
