/* What an error of SQLite means. The numbers are its result codes. */

/** The low byte of a code names the group it belongs to. */
const GROUP = 0xff;

const FULL = 13;

/** Groups of errors that pass: locked for long, read-only, input or output failed, cannot open. */
const PASSING: ReadonlySet<number> = new Set([5, 6, 8, 10, 14]);

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;
const FOREIGN_KEY = 787;
const NOT_NULL = 1299;

export type ErrorKind =
  /** A row with the same unique key exists. */
  | 'taken'
  /** The table that a row refers to does not exist. */
  | 'gone'
  /** The disk is full. */
  | 'full'
  /** The file cannot be read or written at the moment. */
  | 'unavailable'
  | 'other';

export function errorKind(error: unknown): ErrorKind {
  const { message, errcode } = error as Error & { errcode?: number };
  if (errcode === undefined) return 'other';
  if (errcode === UNIQUE || errcode === PRIMARY_KEY) return 'taken';
  // An entry whose table does not exist.
  const homeless = errcode === NOT_NULL && message.endsWith('log.table_id');
  if (errcode === FOREIGN_KEY || homeless) return 'gone';
  const group = errcode & GROUP;
  if (group === FULL) return 'full';
  return PASSING.has(group) ? 'unavailable' : 'other';
}
