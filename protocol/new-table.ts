import {
  flag,
  list,
  MAX_SEATS,
  nullable,
  object,
  oneOf,
  text,
  variants,
  withDefault,
} from '@faubourg/core';
import { clockRuleShape } from './clock.ts';
import { gameOptions } from './game-data.ts';
import { character, gameId, level, type Message } from './values.ts';

/** Who may sit in a seat of a new table. */
const seatRequestShape = variants('for', {
  anyone: object({ for: oneOf('anyone') }),
  /** Without `character` one is drawn, if the game has any; with null the bot has none. */
  bot: object({ for: oneOf('bot'), level }, { character: nullable(character) }),
  person: object({ for: oneOf('person'), person: text(40) }),
});
/** Who may sit in a seat of a new table. */
export type SeatRequest = Message<typeof seatRequestShape>;

/** What the absent fields of a new table stand for. */
export const NEW_TABLE = {
  options: {},
  listed: false,
  spectators: true,
  clock: null,
  standIn: null,
  coach: false,
} as const;

/**
 * A table to be opened. Without the optional fields it has the game's default options, is not
 * listed, may be watched by anybody who has its link, and has neither clock nor stand-in nor coach.
 */
export const newTableShape = object(
  { game: gameId, seats: list(seatRequestShape, 1, MAX_SEATS) },
  {
    options: withDefault(gameOptions, NEW_TABLE.options),
    listed: withDefault(flag, NEW_TABLE.listed),
    spectators: withDefault(flag, NEW_TABLE.spectators),
    clock: withDefault(nullable(clockRuleShape), NEW_TABLE.clock),
    standIn: withDefault(nullable(level), NEW_TABLE.standIn),
    /** Whether everybody who plays may ask the coach; who sits down agrees to it. */
    coach: withDefault(flag, NEW_TABLE.coach),
  },
);
/** A table to be opened. */
export type NewTable = Message<typeof newTableShape>;
