import { open, rm } from 'node:fs/promises';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { checkWal, drawMark } from '../store/wal-mark.ts';

/** Pages copied before other users of the file get access again. */
const PAGES = 1000;

/**
 * Makes a consistent copy of a database file that may be in use, under a name that must not exist.
 * If that fails, nothing is left of it.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  checkWal(file);
  // For its owner alone, like the database: it contains the secrets of shuffles.
  const made = await open(to, 'wx', 0o600);
  await made.close();
  try {
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      await copyPages(source, to, { rate: PAGES });
    } finally {
      source.close();
    }
    const copy = new DatabaseSync(to);
    try {
      // The copy and its original are used apart from now on.
      drawMark(copy);
    } finally {
      copy.close();
    }
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(`${to}${end}`, { force: true });
    throw error;
  }
}
