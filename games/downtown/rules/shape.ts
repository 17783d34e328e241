import { either, flag, integer, list, nullable, object, oneOf, type Shape } from '@faubourg/core';
import { lotShape, orderShape, useShape } from './answer.ts';
import { type Board, boardFault, HALF, LOTS } from './board.ts';
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
  expected: 'a map',
  schema: {},
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

const seat = integer(0, 5);
const amount = integer(0, 1_000_000);
const markers = integer(0, 30);

const lot: Shape<Lot> = object({
  use: nullable(oneOf<Plaque>('park', ...USES)),
  owners: list(seat, 0, PLOTS),
  closed: flag,
});

const vote = nullable(
  object({ ballots: list(useShape, 3, 6), lobby: list(seat, 0, 6) }),
) as Shape<Vote>;

const common = {
  options: optionsShape,
  round: integer(1, LOTS),
  mayor: seat,
  lots: list(lot, LOTS, LOTS),
};

const pile = list(lotShape, 0, HALF);
const each = <T>(item: Shape<T>): Shape<T[]> => list(item, 3, 6);

const townShape: Shape<Town> = object({
  ...common,
  phase: oneOf(...(PHASES.toSpliced(5, 2) as Town['phase'][])),
  turned: list(lotShape, 0, 2),
  orders: each(nullable(orderShape)),
  players: each(object({ money: amount, spent: amount, earned: amount, markers, lobby: flag })),
  piles: object({ left: pile, right: pile }),
  ballots: each(nullable(useShape)),
  lobby: each(nullable(flag)),
  votes: list(vote, 0, 2),
});

const duelShape: Shape<Duel> = object({
  ...common,
  phase: oneOf(...(PHASES.slice(5) as Duel['phase'][])),
  turned: list(lotShape, 0, 1),
  orders: list(nullable(orderShape), 2, 2),
  players: list(
    object({
      score: amount,
      laid: markers,
      bare: markers,
      gone: markers,
      cards: list(lotShape, 0, 9),
    }),
    2,
    2,
  ),
});

export const stateShape: Shape<DowntownState> = either<DowntownState>(townShape, duelShape);
