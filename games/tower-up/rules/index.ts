import './checked.ts';
import { search } from './fast/index.ts';
import { towerUp as rules, type TowerUp } from './game.ts';

export * from './game.ts';

/** The whole game. Pages load `game.ts`, which leaves the search side out (see package.json). */
export const towerUp: TowerUp = { ...rules, search };
