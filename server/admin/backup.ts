import { existsSync } from 'node:fs';
import { copyDatabase } from './copy-database.ts';

/**
 * Makes a consistent copy of the database file while the server runs. PostgreSQL has its own tools
 * for this (pg_dump, pg_basebackup).
 */
export async function backup(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  if (existsSync(to)) throw new Error(`${to} exists; choose a new name for the copy.`);
  await copyDatabase(file, to);
}
