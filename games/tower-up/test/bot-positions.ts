import { QuickChance } from '@faubourg/core';
import { towerUp, type TowerUpState } from '../rules/index.ts';
import type { TowerUpOptions } from '../rules/options.ts';

export const usual: TowerUpOptions = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
};

/** Plays at random, building where possible, until a position satisfies the condition. */
export function positionWhere(
  seats: number,
  seed: number,
  found: (state: TowerUpState) => boolean,
): TowerUpState | null {
  const chance = new QuickChance(seed);
  const { state } = towerUp.setUp(usual, seats, chance);
  while (towerUp.outcome(state) === null) {
    if (found(state)) return state;
    const legal = towerUp.answers(state, state.turn)!;
    const builds = legal.filter((answer) => 'build' in answer);
    const among = builds.length > 0 && chance.int(4) > 0 ? builds : legal;
    towerUp.apply(state, state.turn, among[chance.int(among.length)]!, chance);
  }
  return null;
}
