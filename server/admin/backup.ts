import { existsSync } from 'node:fs';
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
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await copyPages(source, to, { rate: PAGES });
  } finally {
    source.close();
  }
}
