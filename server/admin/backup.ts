import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';

/** Pages copied before other users of the file get access again. */
const PAGES = 1000;

/**
 * Makes a consistent copy of the database file while the server runs. PostgreSQL has its own tools
 * for this (pg_dump, pg_basebackup).
 */
export async function backup(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  if (existsSync(to)) throw new Error(`${to} exists; choose a new name for the copy.`);
  // For its owner alone, like the database: it contains the secrets of shuffles.
  const made = await open(to, 'wx', 0o600);
  await made.close();
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await copyPages(source, to, { rate: PAGES });
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  } finally {
    source.close();
  }
}
