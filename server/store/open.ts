import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database: PostgreSQL where an address is given, else one file. Ready to be used. */
export async function openStore(database: string | undefined, file: string): Promise<Engine> {
  const engine =
    database === undefined || database === ''
      ? await openSqlite(file)
      : await openPostgres(database);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
