import type { Seat } from '@faubourg/core';

/** A question to a bot: what its seat sees. Never more. */
export type Question = { readonly game: string; readonly seat: Seat; readonly view: unknown };

/** Somebody who answers for a bot's seat. */
export interface Thinker {
  think(question: Question): Promise<unknown>;
}
