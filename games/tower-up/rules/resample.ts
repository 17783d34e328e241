import type { Chance } from '@faubourg/core';
import { CARDS } from './material.ts';
import { copyTown, type TowerUpState } from './state.ts';
import type { TowerUpView } from './view.ts';

/** The cards of the pile follow from the open ones. The pile has no order: cards are drawn at random. */
export function resample(seen: TowerUpView, _chance: Chance): TowerUpState {
  const open = new Set([...seen.market, ...seen.discards]);
  const pile = CARDS.map(({ id }) => id).filter((id) => !open.has(id));
  return { ...copyTown(seen), pile };
}
