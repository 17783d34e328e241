import { object, oneOf } from '@faubourg/core';
import { gameId, type Message, tableId } from './values.ts';

/**
 * Tells a person elsewhere what happened: it is their turn, the game began, it is over, a seat is
 * reserved for them, or the host has put them out.
 */
export const noticeShape = object({
  kind: oneOf('turn', 'start', 'over', 'seat', 'out'),
  table: tableId,
  game: gameId,
});
/** Tells a person elsewhere that something happened. */
export type Notice = Message<typeof noticeShape>;
