import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { checkWal } from './wal-mark.ts';

/** The name of the database file in a data folder. */
export const DATABASE_FILE = 'faubourg.sqlite';

/** Opens the database, PostgreSQL if an address is given, else a file, and migrates it. */
export async function openStore(url: string | undefined, file: string): Promise<Database> {
  return migrated(isAddress(url) ? await openAddress(url) : await openFile(file, false));
}

/** Loads the client of PostgreSQL, which a server with a file does not need. */
async function openAddress(url: string): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url);
}

/**
 * Opens the database of a server, in its data folder if it is a file. A folder belongs to one server
 * at a time, until its database is closed: another one gets `FolderInUse`.
 */
export async function openServerStore(url: string | undefined, folder: string): Promise<Database> {
  if (isAddress(url)) return openStore(url, '');
  const unlock = lockFolder(folder);
  try {
    const database = await migrated(await openFile(join(folder, DATABASE_FILE), true));
    return {
      ...database,
      close: async () => {
        await database.close().finally(unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const isAddress = (url: string | undefined): url is string => url !== undefined && url !== '';

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openFile(file: string, serving: boolean): Promise<Database> {
  checkWal(file);
  // Created here if necessary: SQLite would make it, and its WAL, readable for everybody.
  const made = await open(file, 'a', 0o600);
  await made.close();
  return openSqlite(file, serving);
}
