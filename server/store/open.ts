import { open } from 'node:fs/promises';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database, PostgreSQL if an address is given, else a file, and migrates it. */
export async function openStore(url: string | undefined, file: string): Promise<Database> {
  const database = url === undefined || url === '' ? await openFile(file) : await openPostgres(url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Creates the file if necessary: SQLite would make it, and its WAL, readable for everybody. */
async function openFile(file: string): Promise<Database> {
  const made = await open(file, 'a', 0o600);
  await made.close();
  return openSqlite(file);
}
