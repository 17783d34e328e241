import type { Database } from '../store/database.ts';
import type { ProcessClocks } from './clocks.ts';
import { openDatabaseTime } from './database-time.ts';
import { openStoredTime } from './stored-time.ts';

/**
 * The time of entries, deadlines, duties and leases, in whole milliseconds since 1970. All nodes
 * have the same. It goes on evenly while a wall clock steps, and over a restart.
 */
export type TableTime = {
  now(): number;
  /** Compares it with the clock it follows; called every `SYNC` milliseconds. */
  sync(): Promise<void>;
  /** Stores what the next start needs. */
  close(): Promise<void>;
};

/** Milliseconds between two calls of `sync`. */
export const SYNC = 2000;

/** Several nodes follow the clock of their database; a single one continues its stored time. */
export function openTableTime(database: Database, clocks: ProcessClocks): Promise<TableTime> {
  return database.kind === 'postgres'
    ? openDatabaseTime(database, clocks)
    : openStoredTime(database, clocks);
}
