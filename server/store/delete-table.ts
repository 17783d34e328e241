import type { Database } from './database.ts';
import { notificationText } from './notification.ts';

/** Deletes a table with everything that belongs to it. False if there was none. */
export async function deleteTable(database: Database, id: string): Promise<boolean> {
  const { queries: db } = database;
  const notification = database.notify(notificationText({ kind: 'gone', table: id }));
  const known = db.selectFrom('tables').select('id').where('id', '=', id);
  const [found] = await database.write([
    // Locked first: an entry being written now is either written before and deleted, or refused.
    (database.kind === 'postgres' ? known.forUpdate() : known).compile(),
    db.deleteFrom('log').where('table_id', '=', id).compile(),
    db.deleteFrom('tables').where('id', '=', id).compile(),
    db.deleteFrom('members').where('table_id', '=', id).compile(),
    db.deleteFrom('duties').where('table_id', '=', id).compile(),
    ...(notification ? [notification] : []),
  ]);
  return found!.rows.length > 0;
}
