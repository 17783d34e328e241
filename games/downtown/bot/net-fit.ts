import { fingerprint } from '@faubourg/search';
import type { Board } from '../rules/board.ts';
import { downtown } from '../rules/game.ts';
import { boardOf, downtownOptions } from '../rules/options.ts';
import { PLAQUES, MARKERS, START_MONEY, pricesOf } from '../rules/material.ts';
import { FEATURES_VERSION } from './features.ts';

/** The maps of the game, the default first. */
export const MAPS = downtownOptions
  .find(({ name }) => name === 'map')!
  .values(4)
  .map(String);

const boards = MAPS.map((map) =>
  boardOf({ map, secondCard: 'other-pile', soleBonus: 2, money: 'open' }),
);
const shapes = boards.map(shapeOf);

/** The part of a board that matters to play: which lots are adjacent. */
function shapeOf({ lots }: Board): string {
  return lots.map(({ adj }) => adj.join('.')).join(' ');
}

/**
 * The rules version by which the nets were trained. They also serve version 2, which differs only
 * in what can be undone.
 */
export const NET_RULES = 1;

/** The fingerprint of what a net was trained for: rules, features, material and maps. */
export function fitsMaps(players: number, rules = NET_RULES): string {
  const material = [PLAQUES, MARKERS, START_MONEY, [...pricesOf(false)], [...pricesOf(true)]];
  return fingerprint(downtown.id, rules, FEATURES_VERSION, players, material, shapes);
}

/** Whether a board is one of the game's own. */
export const isKnown = (board: Board): boolean =>
  boards.includes(board) || shapes.includes(shapeOf(board));
