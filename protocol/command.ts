import {
  matching,
  nullable,
  object,
  oneOf,
  sizedText,
  variants,
  withDefault,
} from '@faubourg/core';
import { gameAnswer } from './game-data.ts';
import {
  character,
  counter,
  digits,
  level,
  type Message,
  personId,
  seat,
  tableId,
} from './values.ts';

const key = matching(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - or _', 64);
const chatText = sizedText(1, 2000);

/** What comes with every move. */
const header = {
  /** Chosen by the sender. The same key again means the same command, not a second one. */
  key,
  /** The turn of the frame that the sender had before them. */
  turn: counter,
};
const commandHeaderShape = object(header);
/** What comes with every move. */
export type CommandHeader = Message<typeof commandHeaderShape>;

/* The bodies of commands over HTTP: POST /api/tables/<table>/<command>. */

/** The body of POST …/answer. */
export const answerShape = object(header, { answer: gameAnswer });
/** The body of POST …/undo. */
export const undoShape = object(header);
/** The body of POST …/chat. */
export const chatShape = object({ text: chatText });
/**
 * Without a seat: the one reserved for the person, else the first that is free. `commitment` binds
 * the person to a contribution to the shuffle that is revealed after the start; a `contribution` is
 * left with the server, which reveals it.
 */
export const sitShape = object({}, { seat, contribution: digits, commitment: digits });
/** The body of POST …/reveal: the contribution to which the seat gave its commitment. */
export const revealShape = object({ contribution: digits });
/**
 * `level` null takes the seat from its bot. Without `character` a bot keeps the one it has, and a
 * new one gets one that is drawn; with null it has none.
 */
export const botShape = object(
  { seat, level: nullable(level) },
  { character: nullable(character) },
);
/** The body of POST …/put-out and …/readmit: the person it is about. */
export const personNamedShape = object({ person: personId });
/** The body of POST …/agree: a bot may play the seat of the person who does not answer. */
export const agreeShape = object({ seat });
/** The level of the bot that replaces a person, if none is named. */
export const REPLACEMENT_LEVEL = 'regular';
/** The body of POST …/replace: a bot takes the seat of a person who is away. */
export const replaceShape = object({ seat }, { level: withDefault(level, REPLACEMENT_LEVEL) });

/** Over a WebSocket a command carries the table and an `id` that comes back with the reply. */
const envelope = { id: counter, table: tableId };

/** Every command that a WebSocket accepts. */
export const commandShape = variants('do', {
  /** Sends what the viewer missed after update `from`, or a whole frame; then every update. */
  watch: object({ do: oneOf('watch'), ...envelope }, { from: counter }),
  unwatch: object({ do: oneOf('unwatch'), ...envelope }),
  answer: object({ do: oneOf('answer'), ...envelope, ...header }, { answer: gameAnswer }),
  undo: object({ do: oneOf('undo'), ...envelope, ...header }),
  chat: object({ do: oneOf('chat'), ...envelope, text: chatText }),
});
/** What a client asks of a table over a WebSocket. */
export type Command = Message<typeof commandShape>;
