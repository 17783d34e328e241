import {
  type Decision,
  flag,
  integer,
  list,
  MAX_SEATS,
  nullable,
  object,
  oneOf,
  type Outcome,
  REVEALS,
  type Shape,
  table,
  anyJson,
  text,
} from '@faubourg/core';
import { frameClockShape } from './clock.ts';
import { gameOptions, gameView } from './game-data.ts';
import {
  character,
  counter,
  digits,
  gameId,
  level,
  type Message,
  name,
  number,
  personId,
  phase,
  seat,
  tableId,
  time,
} from './values.ts';

/** A decision as everybody may know it. On the wire the list of them is called `asks`. */
export const decisionShape: Shape<Decision> = object(
  { seat, kind: text(100), rule: text(100), owed: flag, secret: flag },
  { about: table(text(100), anyJson) },
);

export const outcomeShape: Shape<Outcome> = object({
  scores: list(number),
  winners: list(seat),
  reason: text(200),
});

export const frameSeatShape = object(
  {
    name,
    person: nullable(personId),
    /** The person for whom the seat is reserved before anybody sits in it. */
    keptFor: nullable(personId),
    /** The level of the bot that plays the seat now, also in the place of a person. */
    bot: nullable(level),
    left: flag,
    resigned: flag,
  },
  {
    /** Present while the seat waits for the person for whom it is reserved: their name. */
    keptName: name,
    /** Present where a bot with a character plays the seat. */
    character,
  },
);
/** A seat as everybody may see it. */
export type FrameSeat = Message<typeof frameSeatShape>;

/** How long a table has waited for each seat, and who would let a bot play. */
export const frameWaitingShape = object({
  /** Milliseconds without an answer after which the others can agree that a bot plays the seat. */
  after: integer(1, Number.MAX_SAFE_INTEGER),
  /** Since when each seat owes an answer that no clock limits; null if it owes none. */
  since: list(nullable(time)),
  /** For each seat, the seats that have agreed that a bot plays it. */
  agreed: list(list(seat)),
});
/** How long a table has waited for each seat, and who would let a bot play. */
export type FrameWaiting = Message<typeof frameWaitingShape>;

/** A table apart from its game. */
export const frameTableShape = object(
  {
    id: tableId,
    game: gameId,
    rules: integer(0, 1_000_000),
    options: gameOptions,
    phase,
    host: personId,
    listed: flag,
    spectators: flag,
    /** The level of the bot that plays for a person who left; null: the seat waits. */
    standIn: nullable(level),
    seats: list(frameSeatShape, 1, MAX_SEATS),
    clock: nullable(frameClockShape),
    /** Null after the end, and where a clock limits every decision. */
    waiting: nullable(frameWaitingShape),
    /** The people whom the host has put out, until the game begins. */
    putOut: list(object({ id: personId, name })),
    /**
     * `secret` is null until the game is over. The optional fields are those of scheme 2, where
     * contributions and reveals are null until the first cards are dealt. `revealUntil` is null but
     * for the moments between the start and the first cards.
     */
    shuffle: object(
      {
        commitment: digits,
        contributions: list(nullable(digits)),
        secret: nullable(digits),
      },
      {
        scheme: oneOf(2),
        commitments: list(nullable(digits)),
        reveals: list(nullable(oneOf(...REVEALS))),
        revealUntil: nullable(time),
      },
    ),
    outcome: nullable(outcomeShape),
    /** The table this one is the rematch of, and the table of its own rematch. */
    after: nullable(tableId),
    rematch: nullable(tableId),
  },
  {
    /** Present where everybody who plays may ask the coach: it was so when the table was opened. */
    coach: oneOf(true),
    /** Present in a rematch: the game begins as soon as every seat is taken. */
    startsWhenFull: oneOf(true),
    /** Present in a rematch: until when reserved seats are kept. */
    keptUntil: time,
  },
);
/** A table apart from its game. */
export type FrameTable = Message<typeof frameTableShape>;

const shared = { table: frameTableShape, asks: list(decisionShape) };
const own = {
  you: nullable(seat),
  /** The counter of the viewer's own decision; an answer names the turn it was made for. */
  turn: nullable(counter),
  view: gameView,
};

/** The part of a frame that is the same for every viewer. */
const sharedFrameShape = object(shared);
/** The part of a frame that is the same for every viewer. */
export type SharedFrame = Message<typeof sharedFrameShape>;

/** The part of a frame that is one viewer's own. */
const ownFrameShape = object(own);
/** The part of a frame that is one viewer’s own. */
export type OwnFrame = Message<typeof ownFrameShape>;

/** All that one viewer may see of a table at one moment. */
export const frameShape = object({ ...shared, ...own });
/** All that one viewer may see of a table at one moment. */
export type Frame = Message<typeof frameShape>;
