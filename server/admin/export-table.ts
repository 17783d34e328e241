import { readLines } from '../store/chat.ts';
import type { Database } from '../store/database.ts';
import { readLog, readTable } from '../store/tables.ts';
import type { TableFile } from './table-file.ts';

/** More lines of chat than a table can have. */
const MANY = 1_000_000;

/** A table as a file. It contains the secret of the shuffle. Null if there is no such table. */
export async function exportTable(database: Database, id: string): Promise<TableFile | null> {
  const row = await readTable(database, id);
  if (!row) return null;
  const lines = await readLines(database, id, 0, MANY);
  return {
    format: 'faubourg/table',
    version: 1,
    id,
    secret: row.secret,
    createdAt: row.created_at,
    log: (await readLog(database, id)) as TableFile['log'],
    chat: lines.map(({ table_id: _id, ...line }) => line),
  };
}
