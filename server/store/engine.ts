import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Statements that happen together or not at all. */
export type Unit = readonly CompiledQuery[];

/** What a statement gave back, and how many rows it changed. */
export type Result = { readonly rows: readonly unknown[]; readonly changed: number };

/** Somebody was faster: a row with the same unique key exists. Nothing of the unit was done. */
export class Taken extends Error {
  override name = 'Taken';
}

/** What the unit builds on is no longer there: the table was deleted. Nothing of it was done. */
export class Gone extends Error {
  override name = 'Gone';
}

/** The database cannot be reached. Whether the unit was done is not known. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/**
 * A database: `queries` writes SQL in its dialect, `read` and `write` run it. Everything written
 * is on the disk when `write` returns.
 */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly queries: Kysely<Schema>;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  write(unit: Unit): Promise<Result[]>;
  /** A statement, for use in a unit, that tells the other nodes once the unit is done. */
  tell(note: string): CompiledQuery | null;
  /** Calls back for every note, and with null when others may have done something untold. */
  hear(listener: (note: string | null) => void): Promise<void>;
  close(): Promise<void>;
}
