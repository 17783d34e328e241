import { open } from 'node:fs/promises';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database: PostgreSQL where an address is given, else one file. Ready to be used. */
export async function openStore(database: string | undefined, file: string): Promise<Engine> {
  const engine =
    database === undefined || database === '' ? await openFile(file) : await openPostgres(database);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** Made here if it is not there yet: SQLite would let everybody read it, and its log likewise. */
async function openFile(file: string): Promise<Engine> {
  const made = await open(file, 'a', 0o600);
  await made.close();
  return openSqlite(file);
}
