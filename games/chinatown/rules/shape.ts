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

const shapes = Object.fromEntries(
  chinatownOptions.map(({ name, values, wrong }) => {
    const named: Shape<unknown> = oneOf(...(values(0) as string[]));
    return [name, wrong ? either(named, boardShape) : named];
  }),
);

const optionsShape = object(shapes) as unknown as Shape<ChinatownOptions>;

const { locations, tiles, money: amount } = giftParts;
const seats = list(seat, 0, MOST_SEATS);
const net = integer(-100_000, 100_000);

/** A list with an entry for each seat. */
const each = <T>(item: Shape<T>): Shape<T[]> => list(item, LEAST_SEATS, MOST_SEATS);

export const stateShape: Shape<ChinatownState> = object({
  options: optionsShape,
  round: integer(1, ROUNDS),
  phase: oneOf('keep', 'trade', 'build', 'over'),
  land: table(
    text(2, /^([1-9]|[1-7]\d|8[0-5])$/, 'a location from 1 to 85'),
    object({ owner: seat, shop: nullable(shop) }),
  ),
  money: each(amount),
  hands: each(tiles),
  cards: each(locations),
  kept: each(nullable(locations)),
  ready: each(flag),
  offers: list(
    object({
      id: serial,
      version: serial,
      author: seat,
      parties: list(seat, 1, MOST_SEATS),
      gifts: list(object({ ...giftEnds, ...giftParts }), 0, 20),
      agreed: seats,
      declined: seats,
    }),
    0,
    100,
  ),
  nextOffer: serial,
  planned: each(locations),
  first: nullable(seat),
  turned: list(list(integer(3, 6), 0, 4), 0, ROUNDS),
  deck: integer(0, LOCATIONS),
  bag: integer(0, 90),
  ledger: object({
    income: each(amount),
    open: each(net),
    secret: list(object({ seats, net: list(net, 2, MOST_SEATS) }), 0, 26),
  }),
});
