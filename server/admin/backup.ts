import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';

/** How many pages are copied before others get their turn. */
const PAGES = 1000;

/**
 * A copy of the database file that is whole and consistent, made while the house is open. For
 * PostgreSQL its own tools do this (pg_dump, pg_basebackup).
 */
export async function backup(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  if (existsSync(to)) throw new Error(`${to} exists; choose a new name for the copy.`);
  // For its owner alone, as the database is: secrets of shuffles are in it.
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
