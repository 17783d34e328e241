import { object, oneOf } from '@faubourg/core';
import { gameId, type Message, tableId } from './values.ts';

/**
 * Tells a person elsewhere what happened: it is their turn, the game began, it is over, or a seat
 * is reserved for them.
 */
export const noticeShape = object({
  kind: oneOf('turn', 'start', 'over', 'seat'),
  table: tableId,
  game: gameId,
});
export type Notice = Message<typeof noticeShape>;
