import { withoutRemarks } from '@faubourg/core';
import { fingerprint } from '@faubourg/search';
import {
  CARDS,
  FLOORS,
  LARGE,
  LIMIT,
  OBJECTIVES,
  ROOFS,
  SMALL,
  tokensFor,
  TRACKS,
} from '../rules/material.ts';
import type { Board } from '../rules/board.ts';
import { towerUp } from '../rules/game.ts';
import { FEATURES_VERSION } from './features.ts';

/**
 * The rules version by which the nets were trained. They also serve version 2: it asks for floors
 * to be returned later, and bots evaluate only positions after a return (`evaluate-returns.ts`).
 */
export const NET_RULES = 1;

/** The fingerprint of what a net was trained for: rules, features, material and board. */
export function fitsBoard(board: Board, players: number, rules = NET_RULES): string {
  const { sites, roads, districts, borders } = withoutRemarks(board);
  const city = {
    sites: sites.map(({ id, district, park, lake }) => ({ id, district, park, lake })),
    greys: districts.map(({ id, grey }) => ({ id, grey })),
    roads,
    borders,
  };
  const material = {
    cards: CARDS.map(({ id, vehicle, steps, floors, bottom }) => ({
      id,
      vehicle,
      steps,
      floors,
      bottom,
    })),
    objectives: OBJECTIVES,
    tracks: { millions: TRACKS.millions, stars: TRACKS.star_steps, cone: TRACKS.cone },
    floors: FLOORS,
    roofs: ROOFS,
    limit: LIMIT,
    tokens: tokensFor(players),
  };
  return fingerprint(towerUp.id, rules, FEATURES_VERSION, players, city, material);
}

/** The standard board for a number of players. */
export const standardBoard = (players: number): Board => (players === 2 ? SMALL : LARGE);
