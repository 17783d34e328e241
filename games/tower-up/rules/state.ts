import type { Seat } from '@faubourg/core';
import type { Colour, Counts } from './colours.ts';
import type { TowerUpOptions } from './options.ts';
import { type BoardIndex, boardIndex } from './board-index.ts';

/**
 * A building has one colour. For every floor, from the bottom up: the seat whose roof lies on it,
 * or null (TU-2).
 */
export type Building = { colour: Colour; floors: (Seat | null)[] };

/** What a player has. */
export type Player = {
  stock: Counts;
  /** Roofs not placed yet. */
  roofs: number;
  /** Where the four markers stand on their tracks. */
  markers: Counts;
  /** The own roofs on top when the cone was placed; null until then. */
  cone: number | null;
};

/** An objective in play and the seats that took its tokens, the highest first. */
export type Goal = { id: string; takers: Seat[] };

export type EndReason = 'roofs' | 'shortage' | 'blocked';

/** The public part of a state. */
export type Town = {
  /** The rules version; absent in games of version 1 (see `versions.ts`). */
  rules?: number;
  options: TowerUpOptions;
  first: Seat;
  /** The seat to act; after the end, the seat that acted last. */
  turn: Seat;
  /** The starting floors that players have yet to place, next first (TU-10). */
  start: (Colour | 'joker')[];
  market: string[];
  discards: string[];
  supply: Counts;
  buildings: { [site: string]: Building };
  goals: Goal[];
  players: Player[];
  /** Why the end was triggered and by which seat; null before that. */
  end: { reason: EndReason; seat: Seat } | null;
  /**
   * TU-24: present while the seat to act has to return floors; `extra`: it then has an extra turn.
   * Only where the rules version asks for them after the refill.
   */
  returning?: { extra: boolean };
};

/** The whole state: the public part, and the cards of the pile, in no order. */
export type TowerUpState = Town & { pile: string[] };

export const boardIndexFor = (town: Town): BoardIndex =>
  boardIndex(town.options.board, town.players.length);

/** TU-40: everybody has placed the cone. */
export const isOver = (town: Town): boolean => town.players.every(({ cone }) => cone !== null);

/** A deep copy of the public part; the options are shared, because they never change. */
export function copyTown(town: Town): Town {
  const buildings: Town['buildings'] = {};
  for (const [site, { colour, floors }] of Object.entries(town.buildings)) {
    buildings[site] = { colour, floors: floors.slice() };
  }
  return {
    ...(town.rules !== undefined && { rules: town.rules }),
    options: town.options,
    first: town.first,
    turn: town.turn,
    start: town.start.slice(),
    market: town.market.slice(),
    discards: town.discards.slice(),
    supply: { ...town.supply },
    buildings,
    goals: town.goals.map(({ id, takers }) => ({ id, takers: takers.slice() })),
    players: town.players.map(({ stock, roofs, markers, cone }) => ({
      stock: { ...stock },
      roofs,
      markers: { ...markers },
      cone,
    })),
    end: town.end && { ...town.end },
    ...(town.returning && { returning: { ...town.returning } }),
  };
}

export const copyState = (state: TowerUpState): TowerUpState => ({
  ...copyTown(state),
  pile: state.pile.slice(),
});
