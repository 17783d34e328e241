import {
  anyJson,
  flag,
  integer,
  list,
  MAX_SEATS,
  nullable,
  object,
  table,
  text,
} from '@faubourg/core';
import { clockRuleShape } from './clock.ts';
import { gameAnswer, gameOptions, gameParts } from './game-data.ts';
import {
  character,
  counter,
  gameId,
  level,
  type Message,
  name,
  personId,
  phase,
  tableId,
  time,
} from './values.ts';

/** Somebody who uses the server, as others may see them. */
export const personShape = object({ id: personId, name });
/** Somebody who uses the server. */
export type Person = Message<typeof personShape>;

const listed = {
  id: tableId,
  game: gameId,
  phase,
  createdAt: time,
  options: gameOptions,
  /** Whether it is played on a board or with cards that are not the game's own. */
  ownBoard: flag,
  seats: list(object({ name, bot: nullable(level), open: flag }), 1, MAX_SEATS),
  clock: nullable(clockRuleShape),
  spectators: flag,
};

/** A table in the list of tables. Nothing in it changes with a secret answer. */
export const listingShape = object(listed);
/** A table in the list of tables. */
export type Listing = Message<typeof listingShape>;

/** One of a person's own tables; `waiting`: it is their turn. */
export const ownListingShape = object({ ...listed, waiting: flag });
/** One of a person’s own tables. */
export type OwnListing = Message<typeof ownListingShape>;

/** A game that can be played. */
export const gameListingShape = object(
  {
    id: gameId,
    rules: integer(0, 1_000_000),
    seats: object({ min: integer(1, MAX_SEATS), max: integer(1, MAX_SEATS) }),
    options: list(
      object({
        name: text(100),
        rule: text(100),
        /** The named choices by number of seats, the default first. */
        values: table(text(10), list(anyJson)),
        /** Whether other values than the named ones are accepted, such as a board of one's own. */
        free: flag,
      }),
    ),
  },
  {
    /** Present where bots can have one of these characters. */
    characters: list(character),
  },
);
/** A game that can be played on this server. */
export type GameListing = Message<typeof gameListingShape>;

/** The examples given where the legal answers cannot be listed. */
export const MOST_EXAMPLES = 8;

/** The legal answers of a seat; `answers` is null where they cannot be listed. */
export const answersShape = object(
  {
    turn: counter,
    answers: nullable(list(gameAnswer, 0, 1_000_000)),
    parts: gameParts,
  },
  {
    /** Present where the answers cannot be listed: some legal ones, the fallback first. */
    examples: list(gameAnswer, 1, MOST_EXAMPLES),
  },
);
