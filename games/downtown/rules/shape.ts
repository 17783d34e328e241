import { either, flag, integer, list, nullable, object, oneOf, type Shape } from '@faubourg/core';
import { lotShape, orderShape, useShape } from './answer.ts';
import { type Board, boardFault, boardShape, HALF, LOTS } from './board.ts';
import { PLOTS } from './orders.ts';
import {
  type DowntownOptions,
  type MapChoice,
  MAPS,
  MONEY,
  SECOND_CARD,
  SOLE_BONUS,
} from './options.ts';
import { type Plaque, USES } from './material.ts';
import { type DowntownState, type Duel, type Lot, PHASES, type Town, type Vote } from './state.ts';

const mapShape: Shape<MapChoice> = {
  ...either<MapChoice>(oneOf(...MAPS), boardShape),
  expected: 'a map',
  fault: (value, at) => {
    const wrong = MAPS.includes(value as string) ? null : boardFault(value as Board);
    return wrong === null ? null : { at, expected: mapShape.expected, found: wrong };
  },
};

const optionsShape: Shape<DowntownOptions> = object({
  map: mapShape,
  secondCard: oneOf(...SECOND_CARD),
  soleBonus: oneOf(...SOLE_BONUS),
  money: oneOf(...MONEY),
});

export const seatShape = integer(0, 5);
export const amount = integer(0, 1_000_000);
const markers = integer(0, 30);

const lot: Shape<Lot> = object({
  use: nullable(oneOf<Plaque>('park', ...USES)),
  owners: list(seatShape, 0, PLOTS),
  closed: flag,
});

export const voteShape = nullable(
  object({ ballots: list(useShape, 3, 6), lobby: list(seatShape, 0, 6) }),
) as Shape<Vote>;

const common = {
  options: optionsShape,
  round: integer(1, LOTS),
  mayor: seatShape,
  lots: list(lot, LOTS, LOTS),
};

const pile = list(lotShape, 0, HALF);

/** A list with an entry for each seat, with three to six players. */
export const each = <T>(item: Shape<T>): Shape<T[]> => list(item, 3, 6);
/** The same with two players. */
export const two = <T>(item: Shape<T>): Shape<T[]> => list(item, 2, 2);

/** What everybody sees of a player, with three to six players. */
export const planner = { markers, lobby: flag };

/** The parts of a state that views show unchanged, with three to six players. */
export const townShapes = {
  ...common,
  phase: oneOf(...(PHASES.toSpliced(5, 2) as Town['phase'][])),
  turned: list(lotShape, 0, 2),
  piles: object({ left: pile, right: pile }),
  lobby: each(nullable(flag)),
  votes: list(voteShape, 0, 2),
};

/** The same with two players. */
export const duelShapes = {
  ...common,
  phase: oneOf(...(PHASES.slice(5) as Duel['phase'][])),
  turned: list(lotShape, 0, 1),
  players: two(
    object({
      score: amount,
      laid: markers,
      bare: markers,
      gone: markers,
      cards: list(lotShape, 0, 9),
    }),
  ),
};

/** The field that names a rules version; a state of version 1 has none. */
const versionShapes = (version: number) => ({
  ...(version > 1 && { rules: oneOf(version) }),
});

const townShapeOf = (version: number): Shape<Town> =>
  object({
    ...versionShapes(version),
    ...townShapes,
    orders: each(nullable(orderShape)),
    players: each(object({ ...planner, money: amount, spent: amount, earned: amount })),
    ballots: each(nullable(useShape)),
  });

const duelShapeOf = (version: number): Shape<Duel> =>
  object({ ...versionShapes(version), ...duelShapes, orders: two(nullable(orderShape)) });

/** The shape of a state of a rules version. */
export const stateShapeOf = (version: number): Shape<DowntownState> =>
  either<DowntownState>(townShapeOf(version), duelShapeOf(version));
