import { type Refused } from '@faubourg/core';
import { readPersonName } from '@faubourg/protocol';
import type { CompiledQuery } from 'kysely';
import { ban, liftBan } from '../../store/bans.ts';
import type { Database } from '../../store/database.ts';
import { notificationText } from '../../store/notification.ts';
import { changePerson, personById } from '../../store/people.ts';
import { systemClocks } from '../../time/clocks.ts';

/** Writes changes of a person; other nodes are told. With SQLite the server notices by itself. */
export async function writeChanges(
  database: Database,
  kind: 'person' | 'signed-out',
  person: string,
  changes: readonly CompiledQuery[],
): Promise<void> {
  const notification = database.notify(notificationText({ kind, person }));
  await database.write(notification ? [...changes, notification] : changes);
}

/**
 * Refuses every request of a person from now on, on all their devices, and ends their connections.
 * Their seats stay theirs. False if there is no such person.
 */
export async function banPerson(database: Database, id: string, why: string): Promise<boolean> {
  if (!(await personById(database, id))) return false;
  await writeChanges(database, 'signed-out', id, [ban(database, id, systemClocks.wall(), why)]);
  return true;
}

/** Lifts a ban: the person is signed in again where they were. False if there is no such person. */
export async function unbanPerson(database: Database, id: string): Promise<boolean> {
  if (!(await personById(database, id))) return false;
  await writeChanges(database, 'person', id, [liftBan(database, id)]);
  return true;
}

/**
 * Gives a person another name, by the same rules as for themselves. Tables at which they sit keep the
 * name they sat down with. Null if there is no such person.
 */
export async function renamePerson(
  database: Database,
  id: string,
  given: string,
): Promise<{ readonly name: string } | Refused | null> {
  const read = readPersonName(given);
  if ('problem' in read) return read;
  if (!(await personById(database, id))) return null;
  await writeChanges(database, 'person', id, [changePerson(database, id, read)]);
  return read;
}
