import {
  either,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  type Shaped,
  table,
  text,
} from '@faubourg/core';
import { colourShape, countsShape, floorShape } from './part-shapes.ts';

/*
 * The shapes of the data files other than boards (TU-2 … TU-5), without remarks. The rules do not
 * read every field: some, such as the names of the machines, are there for people.
 */
const few = integer(1, 9);

const seats = text(1, /^[234]$/, 'a number of players');

export const componentsShape = object({
  floors: countsShape,
  roofs_per_player: integer(1, 15),
  players_max: oneOf(4),
  vehicle_markers: oneOf(16),
  cone_markers: oneOf(4),
  material_cards: integer(4, 99),
  objective_cards: integer(3, 30),
  objectives_per_game: oneOf(3),
  bonus_tokens: oneOf(12),
  market_size: oneOf(3),
  stock_limit: integer(4, 10),
  start_stock: countsShape,
  start_floors: object({ default: integer(1, 7), max: table(seats, integer(1, 7)) }),
  player_colours: list(text(20), 4, 4),
});

const card = object({
  id: text(3, /^M[0-9]{2}$/, 'the name of a card ("M01")'),
  kind: text(20),
  vehicle: nullable(colourShape),
  steps: integer(0, 2),
  floors: list(floorShape, 1, 4),
  bottom: floorShape,
});
export type Card = Shaped<typeof card>;
export const cardsShape = object({
  count: integer(1, 99),
  cards: list(card, 1, 99),
});
/** TU-3: a file of stock cards. */
export type CardFile = Shaped<typeof cardsShape>;

/** A condition as data; `rule` decides which further fields it has. */
const condition = <const R extends string, F extends Record<string, Shape<unknown>>>(
  rule: R,
  fields: F,
) => object({ id: text(20), start: flag, rule: oneOf(rule), ...fields });
const conditions = [
  condition('all_colours', { n: oneOf(4) }),
  condition('all_districts', { n: oneOf(5) }),
  condition('count_feature', { feature: oneOf('park', 'lake'), n: few }),
  condition('connected_group', { n: few }),
  condition('count_colour', { colour: colourShape, n: few }),
  condition('grey_split', { n: list(few, 2, 2) }),
  condition('border_pairs', {
    n: oneOf(2),
    distinct_borders: oneOf(true),
    distinct_buildings: oneOf(true),
  }),
  condition('double_presence', { n: few }),
  condition('roof_levels', { levels: list(few, 1, 9) }),
] as const;
export type Objective = Shaped<(typeof conditions)[number]>;
export const objectivesShape = object({
  objectives: list(either<Objective>(...(conditions as readonly Shape<Objective>[])), 3, 30),
});

const millions = integer(0, 99);
export const tracksShape = object({
  rows: list(object({ colour: colourShape, vehicle: text(40) }), 4, 4),
  last_step: integer(1, 30),
  millions: list(millions, 2, 31),
  star_steps: list(integer(1, 30), 0, 9),
  cone: object({ by_visible_roofs: list(millions, 1, 31), max_counted: integer(0, 30) }),
});

export const tokensShape = object({
  shapes: list(text(20), 3, 3),
  values_per_shape: list(millions, 4, 4),
  in_play: object({ 2: list(millions, 2, 2), 3: list(millions, 3, 3), 4: list(millions, 4, 4) }),
});
