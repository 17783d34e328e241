import { object, oneOf, text } from '@faubourg/core';
import { counter, type Message, name, personId, time } from './values.ts';

/** Players talk at the table, spectators in the gallery. */
export const channel = oneOf('table', 'gallery');

/** One line of chat, as it is read and as it arrives. */
export const chatLineShape = object({
  n: counter,
  person: personId,
  name,
  channel,
  text: text(10_000),
  at: time,
});
export type ChatLine = Message<typeof chatLineShape>;
