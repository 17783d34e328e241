import { randomInt } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/*
 * SQLite keeps the newest changes in a second file, FILE-wal, and applies them to whatever FILE is
 * beside it: beside an older copy that would undo the copy or mix two databases. So both carry a
 * number, the mark. It is the `user_version` in the head of the database, that is, in its first
 * page.
 *
 * - The first transaction of every WAL adds 1 to it, so that the first page is in every WAL.
 * - A server draws a new number when it starts, and so does a backup: files that were used apart
 *   have different marks.
 *
 * The mark of the file is then the one before the first in its WAL, or one that is in the WAL, if
 * SQLite has already copied that part into the file. Files of version 0.1.0 have the mark 0.
 */

/** Numbers below this are drawn; the rest is for adding 1. SQLite stores a signed 32-bit number. */
const LARGEST_DRAWN = 2 ** 30;

/** Bytes: the head of a WAL, the head of a frame (a page in the WAL), the head of a database. */
const WAL_HEAD = 32;
const FRAME_HEAD = 24;
const FILE_HEAD = 100;
/** Where the mark stands in the head of a database. */
const USER_VERSION = 60;

/** The `-wal` file beside a database holds changes to another file. */
export class ForeignWal extends Error {
  override name = 'ForeignWal';

  constructor(file: string) {
    super(
      `${file}-wal does not belong to ${file}: it holds changes that were made to another copy of ` +
        `the database. If ${file} is a backup that was put there, move ${file}-wal and ` +
        `${file}-shm to another folder and start again, or use "faubourg admin restore". If not, ` +
        'put the database file back that was there when the server last ran.',
    );
  }
}

/** Gives the database a mark of its own. */
export function drawMark(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${randomInt(1, LARGEST_DRAWN)}`);
}

/** Writes the next mark into the WAL, as part of a transaction. */
export function addMark(db: DatabaseSync): void {
  const mark = db.prepare('pragma user_version').get()!['user_version'] as number;
  db.exec(`pragma user_version = ${mark + 1}`);
}

/**
 * Throws `ForeignWal` if the `-wal` file beside a database does not belong to it. Must be called
 * before SQLite opens the database.
 */
export function checkWal(file: string): void {
  for (let before = fileMark(file); ;) {
    const marks = walMarks(`${file}-wal`);
    const mark = fileMark(file);
    if (mark === before) {
      if (marks !== null && !fits(mark, marks)) throw new ForeignWal(file);
      return;
    }
    // A server has copied its WAL into the file meanwhile.
    before = mark;
  }
}

/** `mark`: null for a file that is missing or empty. */
function fits(mark: number | null, marks: readonly number[]): boolean {
  // Version 0.1.0 may have left a WAL without the first page.
  if (marks.length === 0) return mark === 0;
  return mark !== null && (mark === marks[0]! - 1 || marks.includes(mark));
}

/** Calls `read` with an open file; null if it does not exist. */
function withFile<T>(path: string, read: (handle: number) => T): T | null {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return read(handle);
  } finally {
    closeSync(handle);
  }
}

/** The mark of a database file, without its WAL; null if there is no database in it. */
function fileMark(file: string): number | null {
  return withFile(file, (handle) => {
    const head = Buffer.alloc(FILE_HEAD);
    return readSync(handle, head, 0, FILE_HEAD, 0) < FILE_HEAD
      ? null
      : head.readInt32BE(USER_VERSION);
  });
}

/**
 * The marks in a WAL, in order; null for a WAL without frames. Frames count as long as they carry
 * the salts of the WAL's head: others are left over from before. Checksums are not needed, because
 * only the last frames can have been written in part.
 */
function walMarks(path: string): number[] | null {
  return withFile(path, (handle) => {
    const head = Buffer.alloc(WAL_HEAD);
    readSync(handle, head, 0, WAL_HEAD, 0);
    const pageSize = head.readUInt32BE(8);
    const frame = Buffer.alloc(FRAME_HEAD + FILE_HEAD);
    const marks: number[] = [];
    for (let at = WAL_HEAD; ; at += FRAME_HEAD + pageSize) {
      const complete = readSync(handle, frame, 0, frame.length, at) === frame.length;
      const current = complete && frame.compare(head, 16, 24, 8, 16) === 0;
      if (!current) return at === WAL_HEAD ? null : marks;
      if (frame.readUInt32BE(0) === 1) marks.push(frame.readInt32BE(FRAME_HEAD + USER_VERSION));
    }
  });
}
