import type { Seat } from '@faubourg/core';
import type { SiteIndex } from './board-index.ts';
import { boardIndexFor, type Town } from './state.ts';

/**
 * TU-27: the sites whose building holds at least one roof of this seat, at any height, covered
 * or not; in the order of the board.
 */
export function presence(town: Town, seat: Seat): SiteIndex[] {
  return boardIndexFor(town).spots.filter(({ id }) => town.buildings[id]?.floors.includes(seat));
}

/** TU-40: the own roofs that lie on top of buildings. */
export function visibleRoofs(town: Town, seat: Seat): number {
  return Object.values(town.buildings).filter(({ floors }) => floors.at(-1) === seat).length;
}
