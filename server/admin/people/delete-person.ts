import { ban } from '../../store/bans.ts';
import type { Database } from '../../store/database.ts';
import { personById } from '../../store/people.ts';
import type { TableSummary } from '../../table/summary.ts';
import { systemClocks } from '../../time/clocks.ts';
import { writeChanges } from './change-person.ts';

/** What stands in the place of a text that was deleted. */
const DELETED = '…';

export type Deletion = 'deleted' | 'unknown' | 'plays';

/**
 * Deletes a person with everything that is theirs. Lines of chat stay as empty ones, because clients
 * count them. The logs and records of their games keep the name they sat down with. Refused
 * (`plays`) while the person sits at an unfinished table without having given up the seat.
 */
export async function deletePerson(database: Database, id: string): Promise<Deletion> {
  if (!(await personById(database, id))) return 'unknown';
  const { queries: db } = database;
  if (await plays(database, id)) return 'plays';
  await writeChanges(database, 'signed-out', id, [
    db.deleteFrom('people').where('id', '=', id).compile(),
    ...(['tokens', 'passkeys', 'recovery_codes', 'subscriptions', 'mutes', 'blocks'] as const).map(
      (table) => db.deleteFrom(table).where('person', '=', id).compile(),
    ),
    db.deleteFrom('mutes').where('muted', '=', id).compile(),
    db.deleteFrom('blocks').where('blocked', '=', id).compile(),
    db.updateTable('chat').set({ text: DELETED, name: DELETED }).where('person', '=', id).compile(),
    // Nodes end the connections of everybody who is listed here.
    ban(database, id, systemClocks.wall(), 'deleted'),
  ]);
  return 'deleted';
}

async function plays({ queries, read }: Database, id: string): Promise<boolean> {
  const query = queries
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(['seat', 'summary'])
    .where('person', '=', id)
    .where('phase', 'in', ['open', 'running']);
  const rows = await read(query.compile());
  // A seat that was given up is played by a bot.
  return rows.some(({ seat, summary }) => {
    const { seats } = JSON.parse(summary) as TableSummary;
    return (seats[seat]?.bot ?? null) === null;
  });
}
