import { randomId } from './random-id.ts';

/** A new id of a table: 16 random bytes, which nobody can guess. */
export const newTableId = (): string => randomId(16);
