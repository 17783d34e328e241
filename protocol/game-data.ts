import { anyJson, type Json, type Shape, type Viewer } from '@faubourg/core';

/*
 * What a game defines and the protocol carries unread. The API document puts the shapes of the
 * server's games in the place of these schemas, which it finds by identity.
 */

const carried = <T = Json>(schema: Shape<T>['schema']): Shape<T> => ({
  expected: anyJson.expected,
  schema,
  // The game checks it; the nesting was limited when the text was parsed.
  fault: (value, at) =>
    value === undefined ? { at, expected: anyJson.expected, found: 'nothing' } : null,
});

/** An answer to a decision. */
export const gameAnswer = carried({ description: 'An answer, in the shape its game defines.' });

/** What an answer can be made of where the legal answers cannot be listed. */
export const gameParts = carried({
  description: 'What an answer can be made of, in the words of its game; null if it is listed.',
});

/** A view as JSON. It always says whose it is. */
export type GameView = { viewer: Viewer; [field: string]: Json };

/** What a viewer may know of the game; null before the start. */
export const gameView = carried<GameView | null>({
  description: 'The part of the state that this viewer may know; null before the start.',
});

/** Something that happened in the game, as the viewer may know it. */
export const gameEvent = carried<{ kind: string; [field: string]: Json }>({
  description: 'An event of the game, as this viewer may know it.',
});

/** The most options of a game. Each game knows its own and refuses others. */
const MAX_OPTIONS = 40;

/** The options of a game. */
export const gameOptions: Shape<{ [name: string]: Json }> = {
  expected: 'an object of options',
  schema: {
    type: 'object',
    propertyNames: { type: 'string', maxLength: 40 },
    maxProperties: MAX_OPTIONS,
    additionalProperties: { description: 'A value that the game accepts for this option.' },
  },
  fault: (value, at) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= MAX_OPTIONS &&
    Object.keys(value).every((option) => option.length <= 40)
      ? null
      : { at, expected: 'an object of options', found: JSON.stringify(value) ?? 'nothing' },
};
