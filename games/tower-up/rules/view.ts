import type { Viewer } from '@faubourg/core';
import { copyTown, type Town, type TowerUpState } from './state.ts';

/** Everything but the pile is public; of the pile, only its size is known. */
export type TowerUpView = Town & { viewer: Viewer; pile: number };

export function view(state: TowerUpState, viewer: Viewer): TowerUpView {
  return { viewer, ...copyTown(state), pile: state.pile.length };
}
