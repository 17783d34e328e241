import {
  either,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
  text,
} from '@faubourg/core';
import { boardShape, LOCATIONS } from './board.ts';
import { type ChinatownOptions, chinatownOptions } from './options.ts';
import { ROUNDS } from './material.ts';
import {
  type ChinatownState,
  giftEnds,
  giftParts,
  LEAST_SEATS,
  MOST_SEATS,
  seatShape as seat,
  serial,
  shopShape as shop,
} from './state.ts';
import { saidShape, saysShape, talkShape } from './talk-shape.ts';
import { differencesOf } from './versions.ts';

const shapes = Object.fromEntries(
  chinatownOptions.map(({ name, values, wrong }) => {
    const named: Shape<unknown> = oneOf(...(values(0) as string[]));
    return [name, wrong ? either(named, boardShape) : named];
  }),
);

const optionsShape = object(shapes) as unknown as Shape<ChinatownOptions>;

const { locations, tiles, money: amount } = giftParts;
export const seats = list(seat, 0, MOST_SEATS);
/** Money received minus money paid, in thousands. */
export const net = integer(-100_000, 100_000);
/** The sizes of an economy card. */
export const economyShape = list(integer(3, 6), 0, 4);

/** A list with an entry for each seat. */
export const each = <T>(item: Shape<T>): Shape<T[]> => list(item, LEAST_SEATS, MOST_SEATS);

/** The parts of a state that views show unchanged. In `land`, views leave out hidden shops. */
export const publicShapes = {
  options: optionsShape,
  round: integer(1, ROUNDS),
  phase: oneOf('keep', 'trade', 'build', 'over'),
  land: table(
    text(2, /^([1-9]|[1-7]\d|8[0-5])$/, 'a location from 1 to 85'),
    object({ owner: seat, shop: nullable(shop) }),
  ),
  ready: each(flag),
  nextOffer: serial,
  first: nullable(seat),
  turned: list(economyShape, 0, ROUNDS),
  deck: integer(0, LOCATIONS),
  bag: integer(0, 90),
};

/** The parts of an offer that all viewers see. */
export const offerShapes = {
  id: serial,
  version: serial,
  author: seat,
  parties: list(seat, 1, MOST_SEATS),
};

/** What was said about an offer. */
export const wordsShapes = { says: saysShape, refusals: saidShape };

/** The parts of the ledger that all viewers see. */
export const ledgerShapes = { income: each(amount), open: each(net) };

const stateFields = {
  ...publicShapes,
  money: each(amount),
  hands: each(tiles),
  cards: each(locations),
  kept: each(nullable(locations)),
  offers: list(
    object(
      {
        ...offerShapes,
        gifts: list(object({ ...giftEnds, ...giftParts }), 0, 20),
        agreed: seats,
        declined: seats,
      },
      wordsShapes,
    ),
    0,
    100,
  ),
  planned: each(locations),
  ledger: object({
    ...ledgerShapes,
    secret: list(object({ seats, net: list(net, 2, MOST_SEATS) }), 0, 26),
  }),
};

/** The shape of a state of a rules version: it names its version, unless that is 1. */
export const stateShapeOf = (version: number): Shape<ChinatownState> =>
  object(
    {
      ...(version > 1 && { rules: oneOf(version) }),
      ...stateFields,
      ...(differencesOf({ rules: version }).timeUpIsFinal && { outOfTime: seats }),
    },
    { talk: talkShape },
  );
