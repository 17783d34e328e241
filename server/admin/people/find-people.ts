import { sql } from 'kysely';
import type { Database } from '../../store/database.ts';

/** The most people one search returns. */
const MOST = 200;

export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** Whether the person has a passkey or recovery codes: others are guests of one browser. */
  readonly secured: boolean;
  /** Unfinished tables at which the person sits. */
  readonly tables: number;
  /** How many people have muted or blocked this one. */
  readonly mutedBy: number;
  readonly blockedBy: number;
  /** Why the person is banned; null: not banned. */
  readonly banned: string | null;
};

export type PeopleSearch = {
  /** A whole id, or a part of a name in any case; null: everybody. */
  readonly text: string | null;
  readonly bannedOnly?: boolean;
  /** Only people whom somebody has muted or blocked; those with the most come first. */
  readonly reportedOnly?: boolean;
};

/** People, those seen last first; at most 200. */
export async function findPeople(
  database: Database,
  { text, bannedOnly = false, reportedOnly = false }: PeopleSearch,
): Promise<FoundPerson[]> {
  const place = database.kind === 'postgres' ? sql.raw('strpos') : sql.raw('instr');
  const number = (from: string, where: string) =>
    sql<number>`(select count(*) from ${sql.raw(from)} where ${sql.raw(where)} = people.id)`;
  const muted = number('mutes', 'muted');
  const blocked = number('blocks', 'blocked');
  const unfinished = sql<number>`(select count(*) from members join tables on tables.id = members.table_id
    where members.person = people.id and tables.phase in ('open', 'running'))`;
  let query = database.queries
    .selectFrom('people')
    .leftJoin('bans', 'bans.person', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at', 'people.seen_at', 'bans.why'])
    .select([
      number('passkeys', 'person').as('passkeys'),
      number('recovery_codes', 'person').as('codes'),
      muted.as('muted'),
      blocked.as('blocked'),
      unfinished.as('tables'),
    ])
    .limit(MOST);
  if (text !== null) {
    query = query.where((e) =>
      e.or([
        e('people.id', '=', text),
        sql<boolean>`${place}(lower(people.name), lower(${text})) > 0`,
      ]),
    );
  }
  if (bannedOnly) query = query.where('bans.person', 'is not', null);
  if (reportedOnly) {
    query = query
      .where(sql<boolean>`${muted} + ${blocked} > 0`)
      .orderBy(sql`${muted} + ${blocked}`, 'desc');
  }
  const rows = await database.read(query.orderBy('people.seen_at', 'desc').compile());
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at),
    seenAt: new Date(row.seen_at),
    secured: row.passkeys + row.codes > 0,
    tables: row.tables,
    mutedBy: row.muted,
    blockedBy: row.blocked,
    banned: row.why,
  }));
}
