import {
  integer,
  type Json,
  LEVELS,
  matching,
  MAX_SEATS,
  oneOf,
  type Shape,
  type Shaped,
  text,
} from '@faubourg/core';

/* The small values that messages are made of. */

/** The static type of a shape, with every part read-only: nobody changes a message. */
export type Message<S> = ReadOnly<Shaped<S>>;

/** The same type with every part read-only. */
export type ReadOnly<T> = Json extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadOnly<Item>[]
    : T extends object
      ? { readonly [Field in keyof T]: ReadOnly<T[Field]> }
      : T;

/** A place at the table: 0, 1, 2 … */
export const seat = integer(0, MAX_SEATS - 1);
/** How well a bot plays. */
export const level = oneOf(...LEVELS);
/** The character of a bot, one of those of its game. */
export const character = text(40);
export const phase = oneOf('open', 'running', 'over', 'closed');
/** Whether a table waits for people, is played, is over or was closed. */
export type TablePhase = Shaped<typeof phase>;

/** The id of a table as clients send it; whether there is such a table is another question. */
export const tableId = text(64);
export const gameId = text(40);
export const personId = text(200);
/** What a person or a bot is called. */
export const name = text(200);

/** The number of an update (`n`) or of a seat's decision (`turn`). */
export const counter = integer(0, 1_000_000_000);
/** Milliseconds since 1970. */
export const time = integer(0, Number.MAX_SAFE_INTEGER);
/** Sixty-four hexadecimal digits: a commitment, a contribution or a secret of the shuffle. */
export const digits = matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits', 64);

/** Any number that JSON can write. */
export const number: Shape<number> = {
  expected: 'a number',
  schema: { type: 'number' },
  fault: (value, at) =>
    Number.isFinite(value)
      ? null
      : { at: at || '(top)', expected: 'a number', found: JSON.stringify(value) ?? 'nothing' },
};
