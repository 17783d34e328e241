import { QuickChance } from '@faubourg/core';
import { towerUp, type TowerUpOptions, type TowerUpView } from '../rules/index.ts';

const options: TowerUpOptions = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
};

/** Views from all over random games. */
export function views(seats: number, count: number): TowerUpView[] {
  const found: TowerUpView[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const chance = new QuickChance(seed);
    const { state } = towerUp.setUp(options, seats, chance);
    const stop = chance.int(20 * seats);
    for (let plies = 0; towerUp.outcome(state) === null && plies < stop; plies++) {
      const legal = towerUp.answers(state, state.turn)!;
      towerUp.apply(state, state.turn, legal[chance.int(legal.length)]!, chance);
    }
    // The last turns are solved exactly, without the search that is measured.
    if (towerUp.outcome(state) === null && state.end === null)
      found.push(towerUp.view(state, state.turn));
  }
  return found;
}
