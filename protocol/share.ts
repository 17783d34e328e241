import { matching, object, oneOf } from '@faubourg/core';
import { gameId, type Message } from './values.ts';

/** Characters of a packed game that the server keeps; longer ones travel in the link itself. */
export const SHARE_LENGTH = 60_000;

/** The id of a shared game: the first characters of the hash of its content, in base64url. */
export const shareId = matching(/^[\w-]{12}$/, '12 characters of base64url', 12);

/** A game or a position to be kept for a short link, packed as in the links that hold it whole. */
export const shareShape = object({
  kind: oneOf('record', 'position'),
  game: gameId,
  packed: matching(/^[\w-]+$/, 'packed JSON in base64url', SHARE_LENGTH),
});
/** A game or a position behind a short link. */
export type Share = Message<typeof shareShape>;
