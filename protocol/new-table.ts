import { flag, list, MAX_SEATS, nullable, object, oneOf, text, variants } from '@faubourg/core';
import { clockRuleShape } from './clock.ts';
import { gameOptions } from './game-data.ts';
import { gameId, level, type Message } from './values.ts';

/** Who may sit in a seat of a new table. */
const seatRequestShape = variants('for', {
  anyone: object({ for: oneOf('anyone') }),
  bot: object({ for: oneOf('bot'), level }),
  person: object({ for: oneOf('person'), person: text(40) }),
});
export type SeatRequest = Message<typeof seatRequestShape>;

/**
 * A table to be opened. Without the optional fields it has the game's default options, is not
 * listed, may be watched by anybody who has its link, and has neither clock nor stand-in.
 */
export const newTableShape = object(
  { game: gameId, seats: list(seatRequestShape, 1, MAX_SEATS) },
  {
    options: gameOptions,
    listed: flag,
    spectators: flag,
    clock: nullable(clockRuleShape),
    standIn: nullable(level),
  },
);
export type NewTable = Message<typeof newTableShape>;
