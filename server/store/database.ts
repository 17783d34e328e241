import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Statements that are carried out together or not at all. */
export type Transaction = readonly CompiledQuery[];

/** The rows a statement returned, and the number of rows it changed. */
export type Result = { readonly rows: readonly unknown[]; readonly changed: number };

/** A row with the same unique key exists: another transaction was first. Nothing was written. */
export class Conflict extends Error {
  override name = 'Taken';
}

/** The table that the transaction refers to was deleted. Nothing was written. */
export class TableGone extends Error {
  override name = 'Gone';
}

/** The database cannot be reached. Whether the transaction was committed is not known. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The disk of the database is full. Nothing was written; reading goes on. */
export class DiskFull extends Unavailable {
  override name = 'DiskFull';
}

/**
 * A database: `queries` builds SQL in its dialect, `read` and `write` run it. Everything written is
 * on the disk when `write` returns.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly queries: Kysely<Schema>;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  write(transaction: Transaction): Promise<Result[]>;
  /**
   * A statement that notifies the other nodes when its transaction commits; null without others.
   */
  notify(notification: string): CompiledQuery | null;
  /** Calls back for every notification, and with null when notifications may have been missed. */
  listen(listener: (notification: string | null) => void): Promise<void>;
  close(): Promise<void>;
}
