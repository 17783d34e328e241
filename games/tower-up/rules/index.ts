import './checked.ts';
import { search } from './fast/index.ts';
import { faults } from './faults.ts';
import { towerUp as played, type TowerUp } from './game.ts';
import { checkingBoards } from './own-board.ts';
import { scramble } from './seeing.ts';
import { stateShape } from './state-shape.ts';

export * from './game.ts';

/** The whole game. Pages load `game.ts`, which leaves this much of it out (see package.json). */
export const towerUp: TowerUp = {
  ...played,
  options: checkingBoards(played.options),
  shapes: { ...played.shapes, state: stateShape },
  scramble,
  faults,
  search,
};
