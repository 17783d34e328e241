import type { Database } from '../../store/database.ts';
import { personById } from '../../store/people.ts';

/** Everything the server stores of a person, for that person. It opens nothing: no hashes, no keys. */
export type PersonFile = {
  readonly format: 'faubourg/person';
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly webhook: string | null;
  readonly banned: { readonly at: string; readonly why: string } | null;
  readonly signedIn: readonly { readonly createdAt: string }[];
  readonly passkeys: readonly { readonly createdAt: string }[];
  readonly recoveryCodes: number;
  readonly pushSubscriptions: readonly { readonly endpoint: string; readonly createdAt: string }[];
  readonly muted: readonly string[];
  readonly blocked: readonly string[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly phase: string;
    readonly seat: number;
    readonly createdAt: string;
  }[];
  readonly chat: readonly {
    readonly table: string;
    readonly at: string;
    readonly channel: string;
    readonly text: string;
  }[];
};

const time = (at: number): string => new Date(at).toISOString();

/** Null if there is no such person. */
export async function exportPerson(database: Database, id: string): Promise<PersonFile | null> {
  const person = await personById(database, id);
  if (!person) return null;
  const { queries: db } = database;
  const ownTimes = async (table: 'tokens' | 'passkeys' | 'recovery_codes') => {
    const query = db.selectFrom(table).select('created_at').where('person', '=', id);
    const rows = await database.read(query.orderBy('created_at').compile());
    return rows.map((row) => ({ createdAt: time(row.created_at) }));
  };
  const [banned] = await database.read(
    db.selectFrom('bans').select(['at', 'why']).where('person', '=', id).compile(),
  );
  const subscriptions = await database.read(
    db
      .selectFrom('subscriptions')
      .select(['endpoint', 'created_at'])
      .where('person', '=', id)
      .compile(),
  );
  const muted = await database.read(
    db.selectFrom('mutes').select('muted').where('person', '=', id).compile(),
  );
  const blocked = await database.read(
    db.selectFrom('blocks').select('blocked').where('person', '=', id).compile(),
  );
  const tables = await database.read(
    db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(['tables.id', 'game', 'phase', 'seat', 'created_at'])
      .where('person', '=', id)
      .orderBy('created_at')
      .compile(),
  );
  const lines = await database.read(
    db
      .selectFrom('chat')
      .select(['table_id', 'at', 'channel', 'text'])
      .where('person', '=', id)
      .orderBy('at')
      .compile(),
  );
  return {
    format: 'faubourg/person',
    version: 1,
    id,
    name: person.name,
    createdAt: time(person.created_at),
    seenAt: time(person.seen_at),
    webhook: person.webhook,
    banned: banned ? { at: time(banned.at), why: banned.why } : null,
    signedIn: await ownTimes('tokens'),
    passkeys: await ownTimes('passkeys'),
    recoveryCodes: (await ownTimes('recovery_codes')).length,
    pushSubscriptions: subscriptions.map(({ endpoint, created_at: at }) => ({
      endpoint,
      createdAt: time(at),
    })),
    muted: muted.map((row) => row.muted),
    blocked: blocked.map((row) => row.blocked),
    tables: tables.map(({ created_at: at, ...table }) => ({ ...table, createdAt: time(at) })),
    chat: lines.map(({ table_id: table, at, ...line }) => ({ table, at: time(at), ...line })),
  };
}
