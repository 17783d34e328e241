import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The name of the lock in the data folder. It stays there; only an open lock means anything. */
const LOCK = 'server.lock';

/** SQLite's code for a file that somebody else has locked. */
const BUSY = 5;

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks a data folder for one server, and returns what unlocks it. The lock is one that SQLite takes
 * on an empty file: the operating system ends it with the process, however the process ends. The
 * database itself cannot carry it, because backups and other tools use it beside the server.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  const lock = new DatabaseSync(created(file));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new FolderInUse(
      `Another server has the folder ${folder} open. Stop it first, or give each server a folder ` +
        'of its own (FAUBOURG_DATA).',
    );
  }
  return () => {
    lock.close();
  };
}

/**
 * Creates the file for its owner alone. A file that exists is not opened here: closing it would end
 * the locks that this process holds on it.
 */
function created(file: string): string {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return file;
}
